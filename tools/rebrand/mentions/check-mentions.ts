import { readFileSync } from "node:fs"
import { join } from "node:path"
import { readFirmFile } from "../../../src/gatsby/firm-file"
import { readContent } from "../../../src/gatsby/read-content"
import { listContentTexts, listSourceNames } from "./content-texts"
import { readKeptMentions } from "./kept-mentions"
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
  return findMentions(texts, readKept(project), readFirmFile(content), listSourceNames(readContent(content).files))
}
