import { readFileSync } from "node:fs"
import { parse, TomlError } from "smol-toml"
import * as v from "valibot"
import { checkContentFields } from "../../domain/content/field-problems"
import { NAME, type Redirect } from "../../domain/redirects"

const createPathSchema = (field: "from" | "to") =>
  v.pipe(
    v.string(`${field} is a text, in quotes`),
    v.check(text => !/^\/[^?#]+\/(?=[?#]|$)/.test(text), 'leave out the "/" at the end'),
    v.check(text => !/\s/.test(text), "an address has no blanks"),
  )

export const from = v.pipe(
  createPathSchema("from"),
  v.startsWith("/", 'begin with "/": only a path of this site can be sent elsewhere'),
  v.check(text => !/[?#]/.test(text), 'a path alone, without "?" and "#"'),
  v.check(text => !/\*(?!$)|[^/]\*$/.test(text), 'a "*" may only be at the end, after a "/"'),
  v.check(text => !/[^/]:|:(?![a-z])/i.test(text), 'a ":name" is a whole part of the path and begins with a letter'),
  v.check(
    text => !/^[^?#]*(?:[^\w\-./:*?#\s]|\/\/)/.test(text),
    'letters, digits, "-", "_" and "." between single "/"',
  ),
  v.check(text => !/:splat\b/.test(text), 'write "/*" at the end; only "to" names it :splat'),
  v.check(text => hasNoDuplicateNames(listPathPartNames(text)), "give each part a name of its own"),
)

export const to = v.pipe(
  createPathSchema("to"),
  v.check(
    text => /^(?:\/(?!\/)|https:\/\/[^/:]+\.)/.test(text),
    'begin with "/" for this site or https:// for another',
  ),
  v.check(text => !/^(?:\/|https:\/\/[^/]*):/.test(text), "begin with a part that is the same for everyone"),
  v.check(text => !text.includes("*"), 'write :splat for what "/*" matches'),
  v.check(text => !/:splat(?![?#]|$)/.test(text), ":splat may only be at the end of the path"),
  v.check(
    text => !/^\/[^?#]+:splat/.test(text),
    ':splat may be empty or end in "/", and so would the address; give each part a ":name" in a rule of its own',
  ),
)

const listPathPartNames = (text: string): string[] => [...text.matchAll(NAME)].map(([, name = ""]) => name)

const hasNoDuplicateNames = (names: readonly string[]): boolean => new Set(names).size === names.length

export function hasAllRedirectPlaceholders({ from, to }: Pick<Redirect, "from" | "to">): boolean {
  const availableNames = [...listPathPartNames(from), ...(from.endsWith("/*") ? ["splat"] : [])]
  return listPathPartNames(to.replace(/^https:\/\/[^/]*/, "")).every(name => availableNames.includes(name))
}

/** The schema of a `[[redirects]]` in `netlify.toml`. It's strict, because it only allows redirects that the browser can follow too. */
const redirectSchema = v.pipe(
  v.strictObject({
    from,
    to,
    status: v.picklist([301, 302], "301 for good or 302 for now; nothing else is a redirect here"),
  }),
  v.forward(
    v.check(one => hasAllRedirectPlaceholders(one), 'a ":name" here is one that "from" gives'),
    ["to"],
  ),
)

export const REDIRECTS_FILE = "netlify.toml"

const withRedirects = v.object({ redirects: v.optional(v.array(v.unknown()), []) })

/** Formats a problem as `netlify.toml: redirect 3, from: leave out the "/" at the end`. `redirect` is counted from 0. */
export const formatRedirectProblem = (redirect: number, message: string): string =>
  `${REDIRECTS_FILE}: redirect ${redirect + 1}, ${message}`

export function parseNetlifyRedirects(text: string): { redirects: Redirect[]; problems: string[] } {
  const toml = parseToml(text)
  if (typeof toml === "string") return { redirects: [], problems: [`${REDIRECTS_FILE}: ${toml}`] }
  const list = v.safeParse(withRedirects, toml)
  if (!list.success) return { redirects: [], problems: [`${REDIRECTS_FILE}: begin each redirect with [[redirects]]`] }
  const results = list.output.redirects.map(one => checkContentFields(redirectSchema, one))
  return {
    redirects: results.flatMap(one => (one.ok ? [one.value] : [])),
    problems: results.flatMap((one, i) =>
      one.ok
        ? []
        : one.problems.map(({ field, message }) => formatRedirectProblem(i, `${field || "fields"}: ${message}`)),
    ),
  }
}

/** Parses TOML. Returns a sentence if the text can't be read. */
function parseToml(text: string): object | string {
  try {
    return parse(text)
  } catch (error) {
    if (!(error instanceof TomlError)) throw error
    return `line ${error.line}: cannot be read as TOML`
  }
}

/** In the order in which the host tries them. @throws Error with all problems, if there are any. */
export function readNetlifyRedirects(file: string = REDIRECTS_FILE): Redirect[] {
  const { redirects, problems } = parseNetlifyRedirects(readFileSync(file, "utf8"))
  if (problems.length > 0) throw new Error(problems.join("\n"))
  return redirects
}
