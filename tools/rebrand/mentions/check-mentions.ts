import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { firmOfSite } from "../../../src/gatsby/firm-in-texts"
import { readContent } from "../../../src/gatsby/read-content"
import { contentTexts, sourceNames } from "./content-texts"
import { ANY_FILE, type KeptMentions, readKeptMentions } from "./kept-mentions"
import { staleMentions } from "./stale-mentions"
import { type Finding, type SeenText, unkeptMentions } from "./unkept-mentions"

const KEPT = "tools/rebrand/kept-mentions.yaml"

/** The kept mentions of a copy of the project. */
export const keptMentionsOf = (project: string): KeptMentions =>
  readKeptMentions(readFileSync(join(project, KEPT), "utf8"))

/**
 * What the content of a copy of the project says of its firm that it mustn't, each with file and line.
 *
 * @param content Its folder; left out, the project's own.
 */
export function mentionsInContent(project: string, content = join(project, "content")): Finding[] {
  return unkeptMentions(contentTexts(readContent(content).files), keptMentionsOf(project), firmOfSite(content))
}

/**
 * What people read of a copy of the project that it mustn't say of its firm: of pages, emails and answers of functions.
 *
 * @param texts As read; the name of a source that the content cites is nobody's own words.
 */
export function mentionsSeen(project: string, texts: readonly SeenText[]): Finding[] {
  const content = join(project, "content")
  const names = sourceNames(readContent(content).files)
  return unkeptMentions(texts, keptMentionsOf(project), firmOfSite(content), names)
}

/**
 * Kept mentions whose words are gone. For the project itself: the content of another firm that was made from it has lost
 * what only the sample has.
 */
export const staleMentionsOf = (project: string): Finding[] =>
  staleMentions(file => {
    if (file === ANY_FILE) return allTexts(join(project, "content"))
    const path = file.startsWith("src/") ? join(project, file) : join(project, "content", file)
    return existsSync(path) ? readFileSync(path, "utf8") : null
  }, keptMentionsOf(project))

const allTexts = (content: string): string =>
  readContent(content)
    .files.map(({ text }) => text)
    .join("\n")
