import * as v from "valibot"
import { listHeadings } from "../domain/content/body-tree"
import { getFaqQuestionId } from "./body/element"
import { HASHES_EVERYWHERE } from "./body/parse-body"
import type { Entry } from "./content-types/read-entry"
import type { ContentFile, Problem } from "./read-content"

/** An entry as the site shows it. `url` is the address of its page, or null if it has no page. */
export type Readable = Pick<ContentFile, "file" | "type" | "slug"> & { entry: Entry; url: string | null }

/** The check of the built pages covers the parts below a page's text, and pages in `src/pages`. */
export function findDeadLinkHashes(readable: readonly Readable[]): Problem[] {
  const included = new Map(readable.map(({ type, slug, entry }) => [`${type.kind} ${slug}`, entry.fields]))
  const hashes = new Map(
    readable.flatMap(({ url, entry: { body, references } }) => {
      if (url === null || body === null) return []
      const ids = [
        ...listHeadings(body).map(({ id }) => id),
        ...references.flatMap(({ kind, slug }) => listAnswerAndPartIds(included.get(`${kind} ${slug}`))),
      ]
      return [[url, [...ids.map(id => `#${id}`), ...HASHES_EVERYWHERE]] as const]
    }),
  )
  return readable.flatMap(({ file, entry }) =>
    entry.links.flatMap(({ where, href }) => {
      const hash = /#.*$/.exec(href)?.[0]
      const pageHashes = hashes.get(href.replace(/[?#].*$/, ""))
      if (hash === undefined || pageHashes === undefined || pageHashes.includes(hash)) return []
      return [{ file, where, message: `${href}: no heading of that page has the id ${hash.slice(1)}` }]
    }),
  )
}

const withParts = v.object({ parts: v.array(v.object({ id: v.string() })) })
const withQuestions = v.object({ questions: v.array(v.object({ question: v.string() })) })

function listAnswerAndPartIds(fields: unknown): string[] {
  if (v.is(withParts, fields)) return fields.parts.map(({ id }) => id)
  return v.is(withQuestions, fields) ? fields.questions.map(({ question }) => getFaqQuestionId(question)) : []
}
