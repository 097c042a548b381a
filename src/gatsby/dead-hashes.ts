import * as v from "valibot"
import { listHeadings } from "../domain/content/body-tree"
import { getFaqQuestionId } from "./body/element"
import { HASHES_EVERYWHERE } from "./body/parse-body"
import type { Entry } from "./content-types/read-entry"
import type { Problem } from "./read-content"

/** An entry as the site shows it. `url` is the address of its page, or null if it has no page. */
export type Readable = { file: string; entry: Entry; url: string | null }

/**
 * Finds links with a hash that doesn't exist on the target page: no heading, answer or part of a sample document has that id.
 * The check of the built pages covers the parts below a page's text, and pages in `src/pages`.
 */
export function findDeadLinkHashes(readable: readonly Readable[]): Problem[] {
  const ids = new Map(
    readable.flatMap(({ url, entry }) =>
      url === null || entry.body === null
        ? []
        : [
            [
              url,
              [
                ...listHeadings(entry.body).map(({ id }) => id),
                ...listEntriesIncludedInPage(entry, readable, "sample").flatMap(listPartIds),
                ...listEntriesIncludedInPage(entry, readable, "faq").flatMap(listFaqAnswerIds),
              ].map(id => `#${id}`),
            ] as const,
          ],
    ),
  )
  return readable.flatMap(({ file, entry }) =>
    entry.links.flatMap(({ where, href }) => {
      const hash = /#.*$/.exec(href)?.[0]
      const pageIds = ids.get(href.replace(/[?#].*$/, ""))
      if (hash === undefined || pageIds === undefined || [...pageIds, ...HASHES_EVERYWHERE].includes(hash)) return []
      return [{ file, where, message: `${href}: no heading of that page has the id ${hash.slice(1)}` }]
    }),
  )
}

const FOLDERS = { sample: "samples", faq: "faqs" } as const

/** Lists the entries of a kind that a page's text includes. */
function listEntriesIncludedInPage(
  { references }: Entry,
  readable: readonly Readable[],
  kind: keyof typeof FOLDERS,
): Entry[] {
  const fileNames = references.flatMap(one => (one.kind === kind ? [`${FOLDERS[kind]}/${one.slug}.yaml`] : []))
  return readable.flatMap(({ file, entry }) => (fileNames.includes(file) ? [entry] : []))
}

const withParts = v.object({ parts: v.array(v.object({ id: v.string() })) })
const withQuestions = v.object({ questions: v.array(v.object({ question: v.string() })) })

const listPartIds = ({ fields }: Entry): string[] => (v.is(withParts, fields) ? fields.parts.map(({ id }) => id) : [])

const listFaqAnswerIds = ({ fields }: Entry): string[] =>
  v.is(withQuestions, fields) ? fields.questions.map(({ question }) => getFaqQuestionId(question)) : []
