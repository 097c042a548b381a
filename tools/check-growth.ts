import { rmSync } from "node:fs"
import { join } from "node:path"
import { addArticles, firstArticle, type Article } from "./growth/articles"
import { buildCopy, copySite } from "./growth/copy-site"
import { differences, weigh, type Weight } from "./growth/measure"
import { addPeople, peopleLeftOut } from "./growth/people"
import { keepNewerBuild } from "./journeys/newer-build"

const ADDED = 200

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/**
 * Builds a copy of the site, adds articles and people, builds again, and compares what a visitor of one article downloads.
 * The sample site has no people, so that this is where they are seen. The second build is kept: the journeys deploy it
 * while a tab of the first is open.
 */
async function checkGrowth(): Promise<void> {
  const site = copySite()
  try {
    const article = firstArticle(site)
    const before = await build(site, article)
    say(`As it is: ${reported(before)}`)
    addArticles(site, article, ADDED)
    const office = addPeople(join(site, "content"))
    const after = await build(site, article)
    say(`With ${ADDED} articles more: ${reported(after)}`)
    keepNewerBuild(join(site, "public"))
    for (const missing of peopleLeftOut(join(site, "public"), office)) {
      process.exitCode = 1
      say(missing)
    }
    for (const difference of differences(before, after)) {
      process.exitCode = 1
      say(`The site grows with its articles. ${difference}`)
    }
  } finally {
    rmSync(site, { recursive: true, force: true })
  }
}

async function build(site: string, article: Article): Promise<Weight> {
  await buildCopy(site)
  return weigh(join(site, "public"), `blogs/${article.slug}.html`)
}

const reported = ({ scriptFiles, scriptBytes, articleBytes }: Weight): string =>
  `${scriptFiles} script files, ${scriptBytes} bytes; the article's HTML ${articleBytes} bytes`

checkGrowth().catch((error: Error) => {
  say(error.message)
  process.exitCode = 1
})
