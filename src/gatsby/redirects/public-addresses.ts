import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import * as v from "valibot"
import { isNode, LineCounter, parseDocument } from "yaml"
import { checkContentFields } from "../../domain/content/field-problems"
import type { Redirect } from "../../domain/redirects"
import { listContentFiles, type Problem } from "../read-content"
import { listRenames, type Rename } from "../renames/page-renames"
import { from, hasAllRedirectPlaceholders, to } from "./read-redirects"

export const ADDRESSES_FILE = "addresses.yaml"

/** The path of a page, or the pattern of a client-only route, that has been public. */
export type PublicAddress = { was: string; movedTo?: string | undefined; gone?: string | undefined; line: number }

const changedSchema = v.pipe(
  v.strictObject({
    was: from,
    movedTo: v.optional(to),
    gone: v.optional(v.pipe(v.string("a sentence"), v.trim(), v.nonEmpty("say why it may go"))),
  }),
  v.check(
    ({ movedTo, gone }) => (movedTo === undefined) !== (gone === undefined),
    'say one of the two: "movedTo" with the page that took its place, or "gone" with the reason',
  ),
  v.forward(
    v.check(
      ({ was, movedTo = "" }) => hasAllRedirectPlaceholders({ from: was, to: movedTo }),
      'a ":name" here is one that "was" gives',
    ),
    ["movedTo"],
  ),
)

const unchangedSchema = v.object({ was: from })

export function parsePublicPageAddresses(text: string): { addresses: PublicAddress[]; problems: Problem[] } {
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false })
  const createProblem = (line: number, message: string): Problem => ({
    file: ADDRESSES_FILE,
    where: `line ${line}`,
    message,
  })
  const [error] = document.errors
  if (error)
    return { addresses: [], problems: [createProblem(counter.linePos(error.pos[0]).line, "can't be read as YAML")] }
  const list: unknown = document.toJS() ?? []
  if (!Array.isArray(list)) return { addresses: [], problems: [createProblem(1, 'begin each address with "- "')] }

  const addresses: PublicAddress[] = []
  const problems: Problem[] = []
  for (const [at, one] of list.entries()) {
    const node = document.getIn([at], true)
    const { line } = counter.linePos((isNode(node) && node.range?.[0]) || 0)
    const result =
      typeof one === "string"
        ? checkContentFields(unchangedSchema, { was: one })
        : checkContentFields(changedSchema, one)
    if (!result.ok)
      problems.push(
        ...result.problems.map(({ field, message }) => createProblem(line, field ? `${field}: ${message}` : message)),
      )
    else if (addresses.some(({ was }) => was === result.value.was))
      problems.push(createProblem(line, `${result.value.was} is there twice; take one out`))
    else addresses.push({ ...result.value, line })
  }
  return { addresses, problems }
}

/** Changes the list as if each rename had been written to it: the old address leads to the new one, which has a page. */
export function addRenamesToPublicAddresses(
  addresses: readonly PublicAddress[],
  renames: readonly Pick<Rename, "from" | "to" | "isPublic">[],
): PublicAddress[] {
  const moves = new Map(renames.map(({ from, to }) => [from, to] as const))
  const extras = renames.filter(({ from, isPublic }) => isPublic && !addresses.some(({ was }) => was === from))
  return [...addresses, ...extras.map(({ from }) => ({ was: from, line: 1 }))].map(one => {
    const movedTo = moves.get(one.was)
    if (movedTo !== undefined) return { was: one.was, movedTo, line: one.line }
    return renames.some(({ to }) => to === one.was) ? { was: one.was, line: one.line } : one
  })
}

/** Reads the list in the folder `content`. Empty if the list doesn't exist yet. The check of the redirects reports its problems. */
export function readPublicPageAddresses(content = "content"): ReturnType<typeof parsePublicPageAddresses> {
  const readFile = (file: string): string => readFileSync(join(content, file), "utf8")
  const { addresses, problems } = parsePublicPageAddresses(
    existsSync(join(content, ADDRESSES_FILE)) ? readFile(ADDRESSES_FILE) : "",
  )
  return {
    addresses: addRenamesToPublicAddresses(addresses, listRenames(listContentFiles(content), readFile)),
    problems,
  }
}

/** If a new address has moved since, the old one redirects straight to the latest. A circle is left as it's written. */
export function listRedirectsForMovedPages(addresses: readonly PublicAddress[]): Redirect[] {
  const movedTo = new Map(addresses.map(one => [one.was, one.movedTo] as const))
  const findLastAddress = (first: string): string => {
    const way = [first]
    for (let next = movedTo.get(first); next !== undefined; next = movedTo.get(next)) {
      if (way.includes(next)) return first
      way.push(next)
    }
    return way.at(-1) ?? first
  }
  return addresses.flatMap(one =>
    one.movedTo === undefined ? [] : [{ from: one.was, to: findLastAddress(one.movedTo), status: 301 }],
  )
}
