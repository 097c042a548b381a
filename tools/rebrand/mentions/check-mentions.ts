import { readFileSync } from "node:fs"
import { join } from "node:path"
import { readFirmFile } from "../../../src/gatsby/firm-file"
import { readContent } from "../../../src/gatsby/read-content"
import { listContentSentences, listSourceNames } from "./content-texts"
import { parseFalseClaimExceptions } from "./kept-mentions"
import type { Finding, SeenText } from "./seen-text"
import { findFalseClaimsAboutFirm } from "./unkept-mentions"

/** Finds sentences in a project's content that mustn't be said about its firm, each with file and line. */
export const findFalseClaimsInContent = (project: string, content = join(project, "content")): Finding[] =>
  findFalseClaims(project, content, listContentSentences(readContent(content).files))

/** For texts of pages, emails and functions' answers. Names of sources that the content cites don't count. */
export function findFalseClaimsInTexts(project: string, texts: readonly SeenText[]): Finding[] {
  const content = join(project, "content")
  return findFalseClaims(project, content, texts, listSourceNames(readContent(content).files))
}

function findFalseClaims(project: string, content: string, texts: readonly SeenText[], sourceNames: string[] = []) {
  const exceptions = readFileSync(join(project, "tools/rebrand/kept-mentions.yaml"), "utf8")
  return findFalseClaimsAboutFirm(texts, parseFalseClaimExceptions(exceptions), readFirmFile(content), sourceNames)
}
