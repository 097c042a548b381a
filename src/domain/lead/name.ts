import { err, type ParseResult } from "../parse/parse-result"
import { lineUpTo } from "../parse/text"

/** The longest name that is taken, in characters. */
export const NAME_MAX = 200

export const ENTER_NAME = "Enter your name"

/** A person's name as they write it: any script, one word is enough, never re-cased. Refuses links and markup. */
export function parseName(typed: string): ParseResult<string> {
  const name = lineUpTo(NAME_MAX)(typed)
  if (!name.ok) return name
  if (name.value === "") return err("required", ENTER_NAME)
  return /http|[<>]/i.test(name.value) ? err("markup", "Enter your name without links, < or >") : name
}
