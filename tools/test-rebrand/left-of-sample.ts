import { dirname } from "node:path"
import { readContent } from "../../src/gatsby/read-content"
import { findMentionsInContent, findVisibleMentions, staleMentionsOf } from "../rebrand/mentions/check-mentions"
import { formatFinding } from "../rebrand/mentions/seen-text"
import { collectTexts } from "./everything-said"
import { createNameFinder, listFirmNames } from "./names-of-firm"
import { isHtml, readTexts, type Said } from "./said"

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** A text as it is, and as it's read: markup may part a name's words. */
const findIn = (said: Said): string =>
  (isHtml(said) ? [said, ...readTexts(said)] : [said]).map(one => one.text).join("\n")

/**
 * Looks through everything that the rebranded site in the working folder gives to people and programs for names of the
 * firm that it was before, and for what the firm mustn't say of itself; and asks its functions for quotes and prices in states where
 * it doesn't act.
 *
 * @param before The folder of the earlier firm's content, beside which is the list of mentions that are kept.
 */
async function checkSampleLeft(before: string): Promise<void> {
  const own = listFirmNames(readContent("content").files)
  const names = listFirmNames(readContent(before).files).filter(name => !own.includes(name))
  const namesIn = createNameFinder(names)
  const { said, otherStates } = await collectTexts()
  const left = said.flatMap(({ texts }) =>
    texts.flatMap(one => namesIn(findIn(one)).map(name => `${one.where}: ${name}`)),
  )
  const empty = said.filter(({ texts }) => texts.length === 0).map(({ kind }) => `No ${kind} were found.`)
  const texts = said.filter(({ inWords }) => inWords).flatMap(one => one.texts.flatMap(readTexts))
  const mentions = [...findMentionsInContent("."), ...findVisibleMentions(".", texts)].map(formatFinding)
  const stale = staleMentionsOf(dirname(before)).map(formatFinding)
  const wrong = [...empty, ...left, ...mentions, ...stale, ...otherStates]
  for (const line of new Set(wrong)) say(line)
  const counts = said.map(one => `${one.texts.length} ${one.kind}`).join(", ")
  say(`Left of the sample: ${left.length}. Looked for ${names.length} names in ${counts}.`)
  say(`Said of the firm that isn't so: ${mentions.length}, in ${texts.length} texts.`)
  say(`Requests for other states that were priced or kept: ${otherStates.length}.`)
  if (wrong.length > 0) process.exitCode = 1
}

checkSampleLeft(process.argv[2] ?? "").catch((error: Error) => {
  say(error.message)
  process.exitCode = 1
})
