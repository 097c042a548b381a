import { appendFileSync, readdirSync, readFileSync, statSync, utimesSync } from "node:fs"
import { join } from "node:path"
import type { Article } from "./articles"
import { buildCopy } from "./copy-site"

const SENTENCE = "This sentence was added to one article."

/** Folders that the host keeps from build to build, and the packages. */
const KEPT = [".cache", "public", "node_modules"]

/** What the host sets beside all else for a build that a hook starts, as the daily ones are. */
const OF_A_HOOK = {
  INCOMING_HOOK_TITLE: "Daily build",
  INCOMING_HOOK_URL: "https://hook.example/",
  INCOMING_HOOK_BODY: "{}",
}

/** Adds a sentence to the end of an article in the copy of the site. */
export const changeArticle = (site: string, { file }: Article): void =>
  appendFileSync(join(site, file), `\n${SENTENCE}\n`)

/**
 * Gives every file of the copy of the site the time of now, as the host does: it builds a fresh copy of the repository with
 * the cache of the build before.
 */
export function touchFiles(site: string): void {
  const now = new Date()
  for (const name of readdirSync(site).filter(name => !KEPT.includes(name))) {
    const path = join(site, name)
    const below = statSync(path).isDirectory() ? readdirSync(path, { recursive: true, encoding: "utf8" }) : []
    for (const file of [path, ...below.map(file => join(path, file))]) utimesSync(file, now, now)
  }
}

/**
 * Changes the article and builds the copy of the site again as the host would when a hook asks for it. Gives what the build
 * printed, which is shown as well.
 */
export async function buildChangedArticle(site: string, article: Article): Promise<string> {
  changeArticle(site, article)
  touchFiles(site)
  let output = ""
  const onOutput = (text: string) => {
    output += text
    process.stdout.write(text)
  }
  await buildCopy(site, onOutput, OF_A_HOOK)
  return output
}

/** How many pages a build rendered, by what it printed. */
export const countRenderedPages = (output: string): number =>
  Number(/Building static HTML for pages - .*?(\d+)\/\d+/.exec(output)?.[1] ?? 0)

/**
 * What's wrong with a build after `changeArticle`: the article doesn't show the change, or more pages were rendered than name
 * the article's address. The others can't show anything of it.
 */
export function findNeedlessRenders(site: string, { slug }: Article, output: string): string[] {
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
