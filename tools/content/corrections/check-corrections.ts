import { actsIn } from "../../../src/domain/states"
import type { SeenText } from "../../rebrand/mentions/seen-text"
import { checkByList } from "../read-list"
import {
  findBlindCorrections,
  findIncompleteStatements,
  findOutdatedSources,
  findWrongStatements,
} from "./corrected-statements"
import { correctionsSchema } from "./corrections-schema"

/** The list that writers edit. */
const LIST = {
  file: "corrections.yaml",
  schema: correctionsSchema,
  without: "a corrected mistake may come back",
}

/** Files of figures. Their words are labels and reasons of single lines, not pages that must tell the whole. */
const TABLE = /^content\/(?:fees|rates)\//

/**
 * Where something is stated again that `content/corrections.yaml` corrects, and what's wrong with the list.
 *
 * @param pages Sentences of pages.
 * @param code Sentences that come from code.
 * @param texts The texts of the files of content, by their paths inside `content/`.
 */
export const checkCorrections = (
  pages: readonly SeenText[],
  code: readonly SeenText[],
  texts: ReadonlyMap<string, string>,
): string[] =>
  checkByList(LIST, ({ corrections }) => {
    const ours = corrections.filter(({ source }) => source.state === undefined || actsIn(source.state))
    return [
      ...findBlindCorrections(corrections),
      ...findWrongStatements([...pages, ...code], ours),
      ...findIncompleteStatements(
        pages.filter(({ where }) => !TABLE.test(where)),
        ours,
      ),
      ...findOutdatedSources(texts, ours),
    ]
  })
