import { readdirSync } from "node:fs"
import { join, relative } from "node:path"
import { getFirmProduct } from "../addresses"
import { contentTypes } from "../content-types"
import { ENDINGS, type ContentType } from "../content-types/content-type"
import { type ContentFile, readContent } from "../read-content"
import type { EditorBackend } from "./editor-backend"
import { BODY_WIDGET, type Collection, buildEditorFields, type EditorField, PROBLEMS } from "./editor-field"
import { buildFeesCollection } from "./fees-collection"

/** The field for the text. It has our own text box, because a rich-text editor would rewrite the components. */
const BODY: EditorField = {
  name: "body",
  label: "Text",
  widget: BODY_WIDGET,
  required: false,
}

const FORMATS = { mdx: "yaml-frontmatter", yaml: "yaml", json: "json" } as const

export const buildContentKindFields = ({ schema, format }: ContentType): EditorField[] => [
  PROBLEMS,
  ...buildEditorFields(schema),
  ...(format === "mdx" ? [BODY] : []),
]

/** Builds the editor's configuration from the schemas of the content check. `content` is the content folder. */
export function buildEditorConfig(content: string, backend: EditorBackend) {
  const { files } = readContent(content)
  const product = getFirmProduct(files) ?? ""
  const isOnHost = backend.name !== "proxy"
  return {
    backend,
    media_folder: "content/pictures",
    // Fields and components only use the file name of a picture, without a folder.
    public_folder: "",
    // On the host a change is a branch until someone publishes it, and the host builds a preview of the branch.
    publish_mode: isOnHost ? "editorial_workflow" : "simple",
    show_preview_links: isOnHost,
    slug: { encoding: "ascii", clean_accents: true },
    editor: { preview: false },
    collections: [
      ...contentTypes.flatMap(type => buildFolderCollections(type, content, product, listExampleFields(type, files))),
      buildFeesCollection(content),
      buildFilesCollection(),
    ],
  }
}

/** A Decap collection lists files with one extension. Those with the other get a collection that can't create new files. */
function buildFolderCollections(
  type: ContentType,
  content: string,
  product: string,
  firstFields: readonly string[],
): Collection[] {
  const { home, kind, format, editor } = type
  if (!("folder" in home) || !editor) return []
  const [first, ...others] = ENDINGS[format]
  const folders = [home.folder, ...(home.nested ? listContentSubfolders(content, home.folder) : [])]
  const lists = folders.flatMap(folder => [
    { folder, ending: first },
    ...others.filter(ending => hasFileWithEnding(join(content, folder), ending)).map(ending => ({ folder, ending })),
  ])
  return lists.map(({ folder, ending }) => {
    const below = folder.slice(home.folder.length + 1)
    const isFirst = ending === first
    return {
      name: [kind, below, !isFirst && `in-${ending}`].filter(Boolean).join("-").replaceAll("/", "-"),
      label: [below ? `${editor.many}: ${below}` : editor.many, !isFirst && `(.${ending})`].filter(Boolean).join(" "),
      label_singular: editor.one,
      folder: `content/${folder}`,
      create: !editor.isFixed && isFirst,
      delete: !editor.isFixed,
      extension: ending,
      format: FORMATS[format],
      slug: `{{fields.${editor.namedAfter}}}`,
      preview_path: type.page?.url([below, "{{slug}}"].filter(Boolean).join("/"), {}, product) ?? undefined,
      identifier_field: "title",
      editor: { preview: type.page !== null || kind === "email" },
      fields: moveFieldsFirst(buildContentKindFields(type), firstFields),
    }
  })
}

/** The names of the fields in a kind's example, in its order, which is that of files written by hand. */
function listExampleFields({ kind }: ContentType, files: readonly ContentFile[]): string[] {
  const example = files.find(({ type, example }) => example && type.kind === kind)
  return example?.read.ok ? Object.keys(example.read.entry.written) : []
}

/** A writer begins with what every entry has; fields that most entries leave out come after it, and the text last. */
function moveFieldsFirst(fields: readonly EditorField[], names: readonly string[]): EditorField[] {
  const order = [PROBLEMS.name, ...names]
  const getPlace = ({ name }: EditorField): number => {
    if (name === BODY.name) return Infinity
    return order.includes(name) ? order.indexOf(name) : order.length
  }
  return fields.toSorted((one, other) => getPlace(one) - getPlace(other))
}

function buildFilesCollection(): Collection {
  const files = contentTypes.flatMap(type => {
    const { home, kind } = type
    if (!("file" in home)) return []
    const label = kind.charAt(0).toUpperCase() + kind.slice(1)
    return [{ name: kind, label, file: `content/${home.file}`, fields: buildContentKindFields(type) }]
  })
  return { name: "firm", label: "The firm", editor: { preview: false }, files }
}

const hasFileWithEnding = (folder: string, ending: string): boolean =>
  readdirSync(folder).some(name => name.endsWith(`.${ending}`) && !name.startsWith("."))

const listContentSubfolders = (content: string, folder: string): string[] =>
  readdirSync(join(content, folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(entry => relative(content, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .sort()
