import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"

const BLOG = "content/blog"

/** The address of the article whose weight is taken, without the `.mdx`: the first one that is not an example. */
export function firstArticle(site: string): string {
  const found = readdirSync(join(site, BLOG), { recursive: true, encoding: "utf8" })
    .filter(file => file.endsWith(".mdx") && !/(^|\/)_/.test(file))
    .sort()[0]
  if (!found) throw new Error(`${BLOG} holds no article to weigh`)
  return found.replace(/\.mdx$/, "")
}

/** Adds `count` articles to the copy of the site. They say what `slug` says; no article links to them. */
export function addArticles(site: string, slug: string, count: number): void {
  const folder = join(site, BLOG, "generated")
  mkdirSync(folder)
  const text = readFileSync(join(site, BLOG, `${slug}.mdx`), "utf8")
  for (let number = 1; number <= count; number += 1) {
    writeFileSync(join(folder, `article-${number}.mdx`), generated(text, number))
  }
}

/** Without its place in a series, which the article beside it would show. */
const generated = (text: string, number: number): string =>
  text
    .replace(/^title:.*$/m, `title: Generated article number ${number}`)
    .replace(
      /^description:.*$/m,
      `description: Generated article number ${number}, ${"which nobody reads ".repeat(3)}at all.`,
    )
    .replace(/^stage:.*\n/m, "")
