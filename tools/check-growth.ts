import { rmSync } from "node:fs"
import { join } from "node:path"
import { addGeneratedArticles, findFirstArticle, type Article } from "./growth/articles"
import { changeArticleAndRebuild, findUnnecessaryPageRenders } from "./growth/changed-article"
import { buildProjectCopy, copyProject } from "./growth/copy-site"
import { addDraftArticle, findDraftInBuild } from "./growth/drafts"
import {
  countPageBytes,
  listWeightDifferences,
  MOST_OF_A_PLACE,
  measureScriptAndArticleSize,
  type Weight,
} from "./growth/measure"
import { addTestStaffProfiles, findPeopleMissingFromPages } from "./growth/people"
import { getFirstPlacePagePath } from "./growth/places"
import { saveNewerBuildForTests } from "./journeys/serve-copy"
import { runMainAndPrintError } from "./run-command"

const ADDED = 200

/**
 * Builds a copy of the site three times. The second build follows a change in one article, with the cache of the first,
 * as on the host, and must not render pages that don't show the article. The third has more articles and people: what a
 * visitor of one article downloads mustn't grow, and it must show the people, since the sample site has none. It has a
 * draft too, of which no file of the build may say anything.
 */
async function checkRebuildsAndPageWeight(): Promise<void> {
  const site = copyProject()
  const problems: string[] = []
  try {
    const article = findFirstArticle(site)
    await buildProjectCopy(site)
    const ofPlace = countPageBytes(join(site, "public"), getFirstPlacePagePath(site))
    console.log(`A place adds ${ofPlace} bytes to the disk.`)
    if (ofPlace > MOST_OF_A_PLACE)
      problems.push(`That's more than ${MOST_OF_A_PLACE} bytes, and there may be thousands of places.`)
    problems.push(...findUnnecessaryPageRenders(site, article, await changeArticleAndRebuild(site, article)))
    const before = measureSiteWeight(site, article)
    console.log(`As it is: ${formatSiteWeight(before)}`)
    addGeneratedArticles(site, article, ADDED)
    addDraftArticle(site, article)
    const office = addTestStaffProfiles(join(site, "content"))
    await buildProjectCopy(site)
    const after = measureSiteWeight(site, article)
    console.log(`With ${ADDED} articles more: ${formatSiteWeight(after)}`)
    saveNewerBuildForTests(join(site, "public"))
    problems.push(
      ...findDraftInBuild(join(site, "public")).map(file => `public/${file} has a draft in it.`),
      ...findPeopleMissingFromPages(join(site, "public"), office),
      ...listWeightDifferences(before, after).map(difference => `The site grows with its articles. ${difference}`),
    )
  } finally {
    rmSync(site, { recursive: true, force: true })
  }
  if (problems.length > 0) throw new Error(problems.join("\n"))
}

const measureSiteWeight = (site: string, article: Article): Weight =>
  measureScriptAndArticleSize(join(site, "public"), `blogs/${article.slug}.html`)

const formatSiteWeight = ({ scriptFiles, scriptBytes, articleBytes }: Weight): string =>
  `${scriptFiles} script files, ${scriptBytes} bytes; the article's HTML ${articleBytes} bytes`

void runMainAndPrintError(checkRebuildsAndPageWeight)
