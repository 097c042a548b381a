import { appendFileSync, readdirSync, readFileSync, statSync, utimesSync } from "node:fs"
import { join } from "node:path"
import type { Article } from "./articles"
import { buildProjectCopy } from "./copy-site"

const SENTENCE = "This sentence was added to one article."

/** The packages, and the folders that the host keeps from one build to the next. */
const KEPT = [".cache", "public", "node_modules"]

/** The additional variables that the host sets for a build started by a hook, as the daily builds are. */
const OF_A_HOOK = {
  INCOMING_HOOK_TITLE: "Daily build",
  INCOMING_HOOK_URL: "https://hook.example/",
  INCOMING_HOOK_BODY: "{}",
}

export const addSentenceToArticle = (site: string, { file }: Article): void =>
  appendFileSync(join(site, file), `\n${SENTENCE}\n`)

/** Files are new on the host too, which builds a fresh copy of the repository with the cache of the previous build. */
export function updateFileTimes(site: string): void {
  const now = new Date()
  for (const name of readdirSync(site).filter(name => !KEPT.includes(name))) {
    const path = join(site, name)
    const below = statSync(path).isDirectory() ? readdirSync(path, { recursive: true, encoding: "utf8" }) : []
    for (const file of [path, ...below.map(file => join(path, file))]) utimesSync(file, now, now)
  }
}

/** Changes the article and builds the copy again, as the host does for a hook. Prints and returns the build's output. */
export async function changeArticleAndRebuild(site: string, article: Article): Promise<string> {
  addSentenceToArticle(site, article)
  updateFileTimes(site)
  let output = ""
  const onOutput = (text: string) => {
    output += text
    process.stdout.write(text)
  }
  await buildProjectCopy(site, onOutput, OF_A_HOOK)
  return output
}

export const countRenderedPages = (output: string): number =>
  Number(/Building static HTML for pages - .*?(\d+)\/\d+/.exec(output)?.[1] ?? 0)

/** Only pages that contain the article's address may be rendered, since others can't show anything from it. */
export function findUnnecessaryPageRenders(site: string, { slug }: Article, output: string): string[] {
  const publicFolder = join(site, "public")
  const address = `/blogs/${slug}`
  if (!readFileSync(join(publicFolder, `${address}.html`), "utf8").includes(SENTENCE))
    return [`${address} doesn't show the change in its article.`]
  const naming = readdirSync(publicFolder, { recursive: true, withFileTypes: true }).filter(
    entry =>
      entry.isFile() &&
      entry.name.endsWith(".html") &&
      readFileSync(join(entry.parentPath, entry.name), "utf8").includes(address),
  ).length
  const renderedCount = countRenderedPages(output)
  if (renderedCount <= naming) return []
  return [`After a change in one article the build rendered ${renderedCount} pages, and only ${naming} name it.`]
}
