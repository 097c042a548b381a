import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { listEntriesOfKind } from "./copy-site"

const BLOG = "content/blog"

export type Article = { file: string; slug: string }

/** Fields because of which the build may leave out an article. */
const MAY_BE_LEFT_OUT = ["draft", "publishFrom", "until"]

/** Finds the article that's measured: the first one that visitors can see. */
export function findFirstArticle(site: string): Article {
  const article = listEntriesOfKind(join(site, "content"), "blog").find(
    ({ entry }) => !MAY_BE_LEFT_OUT.some(name => name in entry.written),
  )
  if (!article) throw new Error(`${BLOG} has no article to weigh`)
  return { file: `content/${article.file}`, slug: article.slug }
}

/** Adds `count` articles to the copy of the site, all with the text of the one in `file`. No article links to them. */
export function addGeneratedArticles(site: string, { file }: Article, count: number): void {
  const folder = join(site, BLOG, "generated")
  mkdirSync(folder)
  const text = readFileSync(join(site, file), "utf8")
  for (let number = 1; number <= count; number += 1) {
    writeFileSync(join(folder, `article-${number}.mdx`), generateArticleText(text, number))
  }
}

/** Leaves out the article's stage, because the neighbouring articles of its series would then show the new one. */
const generateArticleText = (text: string, number: number): string =>
  text
    .replace(/^title:.*$/m, `title: Generated article number ${number}`)
    .replace(
      /^description:.*$/m,
      `description: Generated article number ${number}, ${"which nobody reads ".repeat(3)}at all.`,
    )
    .replace(/^stage:.*\n/m, "")
