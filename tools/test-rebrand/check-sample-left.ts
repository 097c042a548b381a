import { readContent } from "../../src/gatsby/read-content"
import { findFalseClaimsInContent, findFalseClaimsInTexts } from "../rebrand/mentions/check-mentions"
import { formatFinding } from "../rebrand/mentions/seen-text"
import { runMainAndPrintError } from "../run-command"
import { collectSiteTexts } from "./collect-texts"
import { createFirmNameFinder, listFirmNames } from "./firm-names"
import { isHtmlText, getVisibleTexts, type SiteText } from "./site-texts"

const printLine = (line: string): void => void process.stdout.write(`${line}\n`)

/** Markup may separate the words of a name. */
const getTextToSearch = (siteText: SiteText): string =>
  (isHtmlText(siteText) ? [siteText, ...getVisibleTexts(siteText)] : [siteText]).map(one => one.text).join("\n")

/**
 * Searches everything that the site gives to people and programs for names of the earlier firm, whose content is in
 * `before`.
 */
async function checkNoSampleTextRemains(before: string): Promise<void> {
  const own = listFirmNames(readContent("content").files)
  const names = listFirmNames(readContent(before).files).filter(name => !own.includes(name))
  const findNames = createFirmNameFinder(names)
  const textKinds = await collectSiteTexts()
  const leftovers = textKinds.flatMap(({ texts }) =>
    texts.flatMap(one => findNames(getTextToSearch(one)).map(name => `${one.where}: ${name}`)),
  )
  const empty = textKinds.filter(({ texts }) => texts.length === 0).map(({ kind }) => `No ${kind} were found.`)
  const texts = textKinds.filter(({ inWords }) => inWords).flatMap(one => one.texts.flatMap(getVisibleTexts))
  const mentions = [...findFalseClaimsInContent("."), ...findFalseClaimsInTexts(".", texts)].map(formatFinding)
  const wrong = [...empty, ...leftovers, ...mentions]
  for (const line of new Set(wrong)) printLine(line)
  const counts = textKinds.map(one => `${one.texts.length} ${one.kind}`).join(", ")
  printLine(`Left of the sample: ${leftovers.length}. Looked for ${names.length} names in ${counts}.`)
  printLine(`Said of the firm that isn't so: ${mentions.length}, in ${texts.length} texts.`)
  if (wrong.length > 0) process.exitCode = 1
}

void runMainAndPrintError(() => checkNoSampleTextRemains(process.argv[2] ?? ""))
