import { readdirSync, readFileSync } from "node:fs"
import { extname, join } from "node:path"
import * as v from "valibot"
import { paths } from "../../src/domain/paths"
import { buildDefaultTitle } from "../../src/domain/page-title"
import { listLeftOutFiles } from "../../src/gatsby/left-out-content"
import { HAND_MADE } from "../../src/gatsby/open-graph/pictured-pages"
import { type ContentFile, readContent } from "../../src/gatsby/read-content"
import { collectFunctionAnswers } from "./function-answers"
import type { SiteText } from "./site-texts"

/** Files of the built site that are neither pages nor words: pictures, fonts, packed copies. */
const WITHOUT_WORDS = [".png", ".jpg", ".jpeg", ".webp", ".avif", ".ico", ".woff", ".woff2", ".br", ".gz"]

const firmSchema = v.object({ name: v.string(), productTitle: v.string() })
const titleSchema = v.object({ title: v.string() })

/** Texts of one kind. @property inWords Whether people read them in words; programs and marketers get the rest. */
export type TextKind = { kind: string; inWords: boolean; texts: SiteText[] }

/**
 * Everything that the site in the working folder gives to people and programs, by what it is. The site is built; its
 * functions are asked here.
 */
export async function collectTexts(): Promise<{ textKinds: TextKind[]; otherStates: string[] }> {
  const files = readdirSync("public", { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .filter(file => !WITHOUT_WORDS.includes(extname(file)))
    .map(where => ({ where, text: readFileSync(where, "utf8") }))
  const isPage = ({ where }: SiteText): boolean => where.endsWith(".html")
  const isGuide = ({ where }: SiteText): boolean =>
    where.endsWith(".md") || [paths.llms, paths.blogFeed].some(path => where === join("public", path))
  const { otherStates, answers, emails, documents, events } = await collectFunctionAnswers()
  const textKinds = [
    { kind: "pages", inWords: true, texts: files.filter(isPage) },
    { kind: "guides as Markdown, and lists of them", inWords: true, texts: files.filter(isGuide) },
    { kind: "other files of the site", inWords: false, texts: files.filter(file => !isPage(file) && !isGuide(file)) },
    { kind: "functions' answers", inWords: true, texts: answers },
    { kind: "emails", inWords: true, texts: emails },
    { kind: "documents", inWords: true, texts: documents },
    { kind: "webhook events", inWords: false, texts: events },
    { kind: "schema examples", inWords: false, texts: readSchemas() },
    { kind: "picture titles", inWords: true, texts: listPictureTitles() },
  ]
  return { textKinds, otherStates }
}

const readSchemas = (): SiteText[] =>
  [...readdirSync("docs/webhook").map(name => join("docs/webhook", name)), "docs/prices.openapi.json"].map(where => ({
    where,
    text: readFileSync(where, "utf8"),
  }))

/** The words in the pictures of shared links: nothing else of a picture can be read. */
function listPictureTitles(): SiteText[] {
  const { files } = readContent("content")
  const leftOut = listLeftOutFiles(files)
  const { name, productTitle } = v.parse(firmSchema, getFields(files.find(({ type }) => type.kind === "site")))
  const titles = files
    .filter(({ type, example, file }) => type.page && !type.page.picturedBy && !example && !leftOut.has(file))
    .map(file => ({ where: file.file, title: getTitle(file) ?? buildDefaultTitle(productTitle) }))
  const handMade = HAND_MADE.map(({ path, title }) => ({ where: path, title }))
  return [...titles, ...handMade].map(({ where, title }) => ({
    where: `picture of ${where}`,
    text: `${title}\n${productTitle}\n${name}`,
  }))
}

const getFields = (file: ContentFile | undefined): unknown => (file?.read.ok ? file.read.entry.fields : {})

function getTitle(file: ContentFile): string | null {
  const fields = getFields(file)
  return v.is(titleSchema, fields) ? fields.title : null
}
