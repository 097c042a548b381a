import { actsIn } from "../../../src/domain/states"
import type { SeenText } from "../../rebrand/mentions/seen-text"
import { runCheckWithYamlFile } from "../read-list"
import {
  findCorrectionsThatMatchNothing,
  findIncompleteClaimsOnPages,
  findOutdatedSourceLinks,
  findWrongStatements,
} from "./corrected-statements"
import { correctionsSchema } from "./corrections-schema"

const LIST = {
  file: "corrections.yaml",
  schema: correctionsSchema,
  without: "a corrected mistake may come back",
}

/** Files of figures. They contain labels and one-line reasons, so they aren't expected to state everything a page must. */
const TABLE = /^content\/(?:fees|rates)\//

/**
 * Reports statements that `content/corrections.yaml` says are wrong, and problems in that list.
 *
 * @param pages Sentences on pages.
 * @param code Sentences in the code.
 * @param texts The text of each content file, by its path inside `content/`.
 */
export const checkCorrections = (
  pages: readonly SeenText[],
  code: readonly SeenText[],
  texts: ReadonlyMap<string, string>,
): string[] =>
  runCheckWithYamlFile(LIST, ({ corrections }) => {
    const ours = corrections.filter(({ source }) => source.state === undefined || actsIn(source.state))
    return [
      ...findCorrectionsThatMatchNothing(corrections),
      ...findWrongStatements([...pages, ...code], ours),
      ...findIncompleteClaimsOnPages(
        pages.filter(({ where }) => !TABLE.test(where)),
        ours,
      ),
      ...findOutdatedSourceLinks(texts, ours),
    ]
  })
