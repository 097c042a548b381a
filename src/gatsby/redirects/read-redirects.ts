import { readFileSync } from "node:fs"
import { parse, TomlError } from "smol-toml"
import * as v from "valibot"
import { checkFields } from "../../domain/content/field-problems"
import type { Redirect } from "../../domain/redirects"
import { redirectSchema } from "./redirect-schema"

/** The one list of redirects: the host reads it, and the build. */
export const REDIRECTS_FILE = "netlify.toml"

/** One thing wrong with the list, in one line. */
export type RedirectProblem = string

const withRedirects = v.object({ redirects: v.optional(v.array(v.unknown()), []) })

/** `netlify.toml: redirect 3, from: leave out the "/" at the end` */
export const problemWith = (redirect: number, message: string): RedirectProblem =>
  `${REDIRECTS_FILE}: redirect ${redirect + 1}, ${message}`

/** The redirects of a `netlify.toml`, and what is wrong with those that are missing from them. */
export function parseRedirects(text: string): { redirects: Redirect[]; problems: RedirectProblem[] } {
  const toml = tomlOf(text)
  if (typeof toml === "string") return { redirects: [], problems: [`${REDIRECTS_FILE}: ${toml}`] }
  const list = v.safeParse(withRedirects, toml)
  if (!list.success) return { redirects: [], problems: [`${REDIRECTS_FILE}: begin each redirect with [[redirects]]`] }
  const checked = list.output.redirects.map(one => checkFields(redirectSchema, one))
  return {
    redirects: checked.flatMap(one => (one.ok ? [one.value] : [])),
    problems: checked.flatMap((one, i) =>
      one.ok ? [] : one.problems.map(({ field, message }) => problemWith(i, `${field || "fields"}: ${message}`)),
    ),
  }
}

/** What the text says, or a sentence about why it says nothing. */
function tomlOf(text: string): object | string {
  try {
    return parse(text)
  } catch (error) {
    if (!(error instanceof TomlError)) throw error
    return `line ${error.line}: cannot be read as TOML`
  }
}

/**
 * The site's redirects, in the order in which they are tried.
 *
 * @throws Error with everything that is wrong with them.
 */
export function readRedirects(file: string = REDIRECTS_FILE): Redirect[] {
  const { redirects, problems } = parseRedirects(readFileSync(file, "utf8"))
  if (problems.length > 0) throw new Error(problems.join("\n"))
  return redirects
}
