import { err, ok, type ParseResult } from "../parse/parse-result"
import { parseLine, toAsciiWidth } from "../parse/text"

export const ENTER_EMAIL = "Enter your email address"

const formatError = err("format", "Enter an email address in the correct format, like name@example.com")

/** Words joined by single dots, with letters of any script and the characters that RFC 5321 allows unquoted. */
const LOCAL_PART = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u
const LABEL = /^[\p{L}\p{M}\p{N}]([\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u

/** Matches what a domain ends in: at least two letters and no digit, or the ASCII form of letters of another script. */
const TOP_LEVEL = /^(xn--.+|\p{L}\p{M}*\p{L}[\p{L}\p{M}]*)$/iu

const isEmailDomain = (domain: string): boolean => {
  const labels = domain.split(".")
  return labels.length > 1 && labels.every(label => LABEL.test(label)) && TOP_LEVEL.test(labels.at(-1) ?? "")
}

/** Reads an email address. Its domain becomes lower case, and wide characters become ASCII; else the part before the `@` stays as typed. */
export function parseEmailAddress(input: string): ParseResult<string> {
  const line = parseLine(input)
  if (!line.ok) return line
  if (line.value === "") return err("required", ENTER_EMAIL)
  const address = toAsciiWidth(line.value)
  const [local = "", domain = "", ...more] = address.split("@")
  const isShortEnough = address.length <= 254 && local.length <= 64
  if (more.length > 0 || !isShortEnough || !LOCAL_PART.test(local) || !isEmailDomain(domain)) return formatError
  return ok(`${local}@${domain.toLowerCase()}`)
}

const SUGGESTIONS: ReadonlyMap<string, string> = new Map([
  ["gmail.con", "gmail.com"],
  ["gmial.com", "gmail.com"],
  ["hotmial.com", "hotmail.com"],
  ["hotmail.con", "hotmail.com"],
  ["outlok.com", "outlook.com"],
  ["bigpond.con", "bigpond.com"],
  ["bigpnd.com", "bigpond.com"],
  ["optusnet.com", "optusnet.com.au"],
  ["yahoo.com.a", "yahoo.com.au"],
  ["icloud.con", "icloud.com"],
])

/** The address that was probably meant, to suggest as "Did you mean ...?", or `null`. */
export function suggestEmailCorrection(email: string): string | null {
  const [local = "", domain = ""] = toAsciiWidth(email).trim().split("@")
  const suggestion = SUGGESTIONS.get(domain.toLowerCase())
  return suggestion && local ? `${local}@${suggestion}` : null
}
