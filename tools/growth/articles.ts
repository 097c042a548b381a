import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { listFirmEntries } from "../content/firm-entries"

const BLOG = "content/blog"

const ENDING = /\.mdx?$/

/** An article: its file below the folder of the site, and its address below `/blogs/`. */
export type Article = { file: string; slug: string }

/** Matches the fields of an article that a build for visitors may leave out. */
const MAY_BE_LEFT_OUT = /^(?:draft|publishFrom|until):/m

/** The article whose weight is taken: the first one that's built for visitors. */
export function findFirstArticle(site: string): Article {
  const isBuilt = (file: string) => !MAY_BE_LEFT_OUT.test(readFileSync(join(site, BLOG, file), "utf8"))
  const article = listFirmEntries(join(site, "content"), "blog").find(isBuilt)
  if (!article) throw new Error(`${BLOG} has no article to weigh`)
  return { file: `${BLOG}/${article}`, slug: article.replace(ENDING, "") }
}

/** Adds `count` articles to the copy of the site. They say what the one in `file` says; no article links to them. */
export function addArticles(site: string, { file }: Article, count: number): void {
  const folder = join(site, BLOG, "generated")
  mkdirSync(folder)
  const text = readFileSync(join(site, file), "utf8")
  for (let number = 1; number <= count; number += 1) {
    writeFileSync(join(folder, `article-${number}.mdx`), generateArticle(text, number))
  }
}

/** Without its place in a series, which the article beside it would show. */
const generateArticle = (text: string, number: number): string =>
  text
    .replace(/^title:.*$/m, `title: Generated article number ${number}`)
    .replace(
      /^description:.*$/m,
      `description: Generated article number ${number}, ${"which nobody reads ".repeat(3)}at all.`,
    )
    .replace(/^stage:.*\n/m, "")
