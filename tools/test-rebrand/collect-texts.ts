import { readdirSync, readFileSync } from "node:fs"
import { extname, join } from "node:path"
import { paths } from "../../src/domain/paths"
import { collectFunctionOutputTexts } from "./function-answers"
import type { SiteText } from "./site-texts"

/** Extensions of files without text of their own: pictures (their titles are those of pages), fonts, compressed copies. */
const WITHOUT_WORDS = [".png", ".jpg", ".jpeg", ".webp", ".avif", ".ico", ".woff", ".woff2", ".br", ".gz"]

/** Texts of one kind. @property inWords Whether they're for visitors. The others are for programs and marketers. */
export type TextKind = { kind: string; inWords: boolean; texts: SiteText[] }

/** Collects everything that the built site in the working folder, with its functions, gives to people and programs. */
export async function collectSiteTexts(): Promise<TextKind[]> {
  const files = readdirSync("public", { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .filter(file => !WITHOUT_WORDS.includes(extname(file)))
    .map(where => ({ where, text: readFileSync(where, "utf8") }))
  const isPageFile = ({ where }: SiteText): boolean => where.endsWith(".html")
  const isGuideFile = ({ where }: SiteText): boolean =>
    where.endsWith(".md") || [paths.llms, paths.blogFeed].some(path => where === join("public", path))
  const { answers, emails, documents, events } = await collectFunctionOutputTexts()
  return [
    { kind: "pages", inWords: true, texts: files.filter(isPageFile) },
    { kind: "guides as Markdown, and lists of them", inWords: true, texts: files.filter(isGuideFile) },
    {
      kind: "other files of the site",
      inWords: false,
      texts: files.filter(file => !isPageFile(file) && !isGuideFile(file)),
    },
    { kind: "functions' answers", inWords: true, texts: answers },
    { kind: "emails", inWords: true, texts: emails },
    { kind: "documents", inWords: true, texts: documents },
    { kind: "webhook events", inWords: false, texts: events },
    { kind: "schema examples", inWords: false, texts: readSchemaFiles() },
  ]
}

const readSchemaFiles = (): SiteText[] =>
  [...readdirSync("docs/webhook").map(name => join("docs/webhook", name)), "docs/prices.openapi.json"].map(where => ({
    where,
    text: readFileSync(where, "utf8"),
  }))
