import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import * as v from "valibot"
import { parse, stringify } from "yaml"
import { siteSchema } from "../../domain/content/site"
import { escapeHtml } from "../../domain/text-formats"
import { buildPageTitle } from "../../domain/page-title"
import { buildCmsEditorStyles } from "../../theme/editor"
import { buildStylesheet } from "../../theme/stylesheet"
import { bundleEditorScript } from "./bundle-editor"
import type { EditorBackend } from "./editor-backend"
import { buildEditorConfig } from "./editor-config"
import { renderEditorPage, renderEditorSetUpPage } from "./editor-pages"

/** Decap's published bundle. Only these files are used; the packages they were built from aren't installed. */
const BUNDLE = "node_modules/decap-cms/dist"

const OF_BUNDLE = /^(?:\d+\.)?decap-cms\.js(?:\.LICENSE\.txt)?$/

/** Matches the last line of a script, which names its source map. */
const SOURCE_MAP_NAME = /\n\/\/# sourceMappingURL=\S+\s*$/

const { name, colours, gray } = siteSchema.entries
const firm = v.object({ name, colours, gray })

const readFirm = async (content: string) => v.parse(firm, parse(await readFile(join(content, "site.yaml"), "utf8")))

const listPreviewedCollections = ({ collections }: ReturnType<typeof buildEditorConfig>): string[] =>
  collections.filter(({ editor }) => editor.preview).map(({ name }) => name)

/** Without a backend, writes a page that says how to set one up. Deletes the editor of `npm run edit`, if it's there. */
export async function writeEditorFiles(site: string, content: string, backend: EditorBackend | null): Promise<void> {
  const folder = join(site, "admin")
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const { name: firmName, colours, gray } = await readFirm(content)
  const name = escapeHtml(firmName)
  await writeFile(
    join(folder, "index.html"),
    backend
      ? renderEditorPage(buildPageTitle("Editor", name))
      : renderEditorSetUpPage(buildPageTitle("The editor isn't set up", name)),
  )
  if (!backend) return
  const config = buildEditorConfig(content, backend)
  await writeFile(join(folder, "config.yml"), stringify(config, { aliasDuplicateObjects: false, lineWidth: 0 }))
  const { script } = await bundleEditorScript(buildStylesheet(colours, gray), listPreviewedCollections(config))
  await writeFile(join(folder, "editor.js"), script)
  await writeFile(join(folder, "editor.css"), buildCmsEditorStyles(colours, gray))
  const files = (await readdir(BUNDLE)).filter(file => OF_BUNDLE.test(file))
  for (const file of files) {
    const code = await readFile(join(BUNDLE, file), "utf8")
    await writeFile(join(folder, file), code.replace(SOURCE_MAP_NAME, "\n"))
  }
}
