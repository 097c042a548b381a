import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { readFirmFile } from "../../../src/gatsby/firm-file"
import { readContent } from "../../../src/gatsby/read-content"
import { listContentTexts, sourceNames } from "./content-texts"
import { ANY_FILE, findStaleMentions, readKeptMentions } from "./kept-mentions"
import type { Finding, SeenText } from "./seen-text"
import { findMentions } from "./unkept-mentions"

/** The kept mentions of a copy of the project. */
const readKept = (project: string) =>
  readKeptMentions(readFileSync(join(project, "tools/rebrand/kept-mentions.yaml"), "utf8"))

/**
 * What the content of a copy of the project says of its firm that it mustn't, each with file and line.
 *
 * @param content Its folder; left out, the project's own.
 */
export const findMentionsInContent = (project: string, content = join(project, "content")): Finding[] =>
  findMentions(listContentTexts(readContent(content).files), readKept(project), readFirmFile(content))

/**
 * What people read of a copy of the project that it mustn't say of its firm: of pages, emails and answers of functions.
 *
 * @param texts As read; the name of a source that the content cites is nobody's own words.
 */
export function findVisibleMentions(project: string, texts: readonly SeenText[]): Finding[] {
  const content = join(project, "content")
  return findMentions(texts, readKept(project), readFirmFile(content), sourceNames(readContent(content).files))
}

/**
 * Kept mentions whose words are gone. For the project itself: the content of another firm that was made from it has lost
 * what only the sample has.
 */
export const findStaleMentionsInProject = (project: string): Finding[] =>
  findStaleMentions(file => {
    const content = join(project, "content")
    if (file === ANY_FILE)
      return readContent(content)
        .files.map(({ text }) => text)
        .join("\n")
    const path = file.startsWith("src/") ? join(project, file) : join(content, file)
    return existsSync(path) ? readFileSync(path, "utf8") : null
  }, readKept(project))
