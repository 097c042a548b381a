import { rmSync } from "node:fs"
import { join } from "node:path"
import { firstPlace, placeAddress } from "./bench-build/place-files"
import { addArticles, firstArticle, type Article } from "./growth/articles"
import { changeArticle, needlesslyRendered, touchFiles } from "./growth/changed-article"
import { buildCopy, copySite } from "./growth/copy-site"
import { bytesOfPage, differences, MOST_OF_A_PLACE, weigh, type Weight } from "./growth/measure"
import { addPeople, peopleLeftOut } from "./growth/people"
import { keepNewerBuild } from "./journeys/newer-build"

const ADDED = 200

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/**
 * Builds a copy of the site, adds articles and people, builds again, and compares what a visitor of one article downloads.
 * The sample site has no people, so that this is where they are seen. The second build is kept: the journeys deploy it
 * while a tab of the first is open. A third, after one article changed, must leave the pages of the second as they are.
 */
async function checkGrowth(): Promise<void> {
  const site = copySite()
  try {
    const article = firstArticle(site)
    const before = await build(site, article)
    say(`As it is: ${reported(before)}`)
    const ofPlace = bytesOfPage(join(site, "public"), placeAddress(site, firstPlace(site)))
    say(`A place adds ${ofPlace} bytes to the disk.`)
    if (ofPlace > MOST_OF_A_PLACE) {
      process.exitCode = 1
      say(`That's more than ${MOST_OF_A_PLACE} bytes, and there may be thousands of places.`)
    }
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
    const needless = await buildChanged(site, article)
    if (needless !== null) {
      process.exitCode = 1
      say(needless)
    }
  } finally {
    rmSync(site, { recursive: true, force: true })
  }
}

async function build(site: string, article: Article): Promise<Weight> {
  await buildCopy(site)
  return weigh(join(site, "public"), `blogs/${article.slug}.html`)
}

/** Changes the article and builds again as the host does. Gives what's to be said of pages rendered without need. */
async function buildChanged(site: string, article: Article): Promise<string | null> {
  changeArticle(site, article)
  touchFiles(site)
  let output = ""
  await buildCopy(site, text => {
    output += text
    process.stdout.write(text)
  })
  return needlesslyRendered(site, article, output)
}

const reported = ({ scriptFiles, scriptBytes, articleBytes }: Weight): string =>
  `${scriptFiles} script files, ${scriptBytes} bytes; the article's HTML ${articleBytes} bytes`

checkGrowth().catch((error: Error) => {
  say(error.message)
  process.exitCode = 1
})
