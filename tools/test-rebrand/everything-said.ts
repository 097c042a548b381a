import { readdirSync, readFileSync } from "node:fs"
import { extname, join } from "node:path"
import * as v from "valibot"
import { paths } from "../../src/domain/paths"
import { buildDefaultTitle } from "../../src/domain/page-title"
import { listLeftOutFiles } from "../../src/gatsby/left-out-content"
import { HAND_MADE } from "../../src/gatsby/open-graph/pictured-pages"
import { type ContentFile, readContent } from "../../src/gatsby/read-content"
import { collectFunctionAnswers } from "./function-answers"
import type { Said } from "./said"

/** Files of the built site that are neither pages nor words: pictures, fonts, packed copies. */
const WITHOUT_WORDS = [".png", ".jpg", ".jpeg", ".webp", ".avif", ".ico", ".woff", ".woff2", ".br", ".gz"]

const firmSchema = v.object({ name: v.string(), productTitle: v.string() })
const titled = v.object({ title: v.string() })

/** Texts of one kind. @property inWords Whether people read them in words; programs and marketers get the rest. */
export type SaidKind = { kind: string; inWords: boolean; texts: Said[] }

/**
 * Everything that the site in the working folder gives to people and programs, by what it is. The site is built; its
 * functions are asked here.
 */
export async function collectTexts(): Promise<{ said: SaidKind[]; otherStates: string[] }> {
  const files = readdirSync("public", { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .filter(file => !WITHOUT_WORDS.includes(extname(file)))
    .map(where => ({ where, text: readFileSync(where, "utf8") }))
  const isPage = ({ where }: Said): boolean => where.endsWith(".html")
  const isGuide = ({ where }: Said): boolean =>
    where.endsWith(".md") || [paths.llms, paths.blogFeed].some(path => where === join("public", path))
  const { otherStates, answers, emails, documents, events } = await collectFunctionAnswers()
  const said = [
    { kind: "pages", inWords: true, texts: files.filter(isPage) },
    { kind: "guides as Markdown, and lists of them", inWords: true, texts: files.filter(isGuide) },
    { kind: "other files of the site", inWords: false, texts: files.filter(file => !isPage(file) && !isGuide(file)) },
    { kind: "functions' answers", inWords: true, texts: answers },
    { kind: "emails", inWords: true, texts: emails },
    { kind: "documents", inWords: true, texts: documents },
    { kind: "webhook events", inWords: false, texts: events },
    { kind: "schema examples", inWords: false, texts: schemas() },
    { kind: "picture titles", inWords: true, texts: listPictureTitles() },
  ]
  return { said, otherStates }
}

const schemas = (): Said[] =>
  [...readdirSync("docs/webhook").map(name => join("docs/webhook", name)), "docs/prices.openapi.json"].map(where => ({
    where,
    text: readFileSync(where, "utf8"),
  }))

/** The words in the pictures of shared links: nothing else of a picture can be read. */
function listPictureTitles(): Said[] {
  const { files } = readContent("content")
  const leftOut = listLeftOutFiles(files)
  const { name, productTitle } = v.parse(firmSchema, fieldsOf(files.find(({ type }) => type.kind === "site")))
  const titles = files
    .filter(({ type, example, file }) => type.page && !type.page.picturedBy && !example && !leftOut.has(file))
    .map(file => ({ where: file.file, title: getTitle(file) ?? buildDefaultTitle(productTitle) }))
  const handMade = HAND_MADE.map(({ path, title }) => ({ where: path, title }))
  return [...titles, ...handMade].map(({ where, title }) => ({
    where: `picture of ${where}`,
    text: `${title}\n${productTitle}\n${name}`,
  }))
}

const fieldsOf = (file: ContentFile | undefined): unknown => (file?.read.ok ? file.read.entry.fields : {})

function getTitle(file: ContentFile): string | null {
  const fields = fieldsOf(file)
  return v.is(titled, fields) ? fields.title : null
}
