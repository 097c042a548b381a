import * as v from "valibot"

/** One thing wrong with what was sent. `field` is the wire key, dotted when nested: `sale.price`. */
export type FieldError = { field: string; code: string; message: string }

/** What a parser made of a whole form, or everything that is wrong with it. */
export type Parsed<T> = { ok: true; value: T } | { ok: false; errors: FieldError[] }

/** Why an answer was refused: a code for programs, a sentence for the visitor. */
export type ParseError = { ok: false; code: string; message: string }

/** What a rule made of what someone typed. */
export type ParseResult<T> = { ok: true; value: T } | ParseError

/** A form with one thing wrong. */
export const refuse = (field: string, code: string, message: string): Parsed<never> => ({
  ok: false,
  errors: [{ field, code, message }],
})

/** An answer that was understood. */
export const ok = <T>(value: T): ParseResult<T> => ({ ok: true, value })

/** An answer that was refused. */
export const err = (code: string, message: string): ParseError => ({ ok: false, code, message })

/** Valibot allows one text per issue, so ours is `code: sentence`, which `toFieldErrors` splits. */
export const formatIssue = (code: string, message: string): string => `${code}: ${message}`

/** A schema for an answer of any JSON type, read by one of our rules. */
export const answer = <T>(rule: (value: unknown) => ParseResult<T>) =>
  v.pipe(
    v.unknown(),
    v.rawTransform<unknown, T>(({ dataset, addIssue, NEVER }) => {
      const result = rule(dataset.value)
      if (result.ok) return result.value
      addIssue({ message: formatIssue(result.code, result.message) })
      return NEVER
    }),
  )

/** The error of an answer that is not text, or was sent more than once. */
export const notText = err("type", "Give one answer here, as text")

/** A schema for a typed answer, read by one of our rules. */
export const textAnswer = <T>(rule: (text: string) => ParseResult<T>) =>
  answer(value => (typeof value === "string" ? rule(value) : notText))

/** One of `options`, spelt exactly so. */
export const choice = <T extends string>(options: readonly T[], message: string) =>
  v.picklist(options, formatIssue("choice", message))

/** Words for the keys that an object must have: one sentence per key. */
export const missing =
  (messages: Record<string, string>) =>
  (issue: v.BaseIssue<unknown>): string => {
    const message = messages[String(issue.path?.[0]?.key)]
    return message === undefined
      ? formatIssue("type", "This must be a group of answers")
      : formatIssue("required", message)
  }

/** Issues as errors by field; `under` is the key that holds the object that was read. */
export const toFieldErrors = (issues: readonly v.BaseIssue<unknown>[], under = ""): FieldError[] =>
  issues.map(issue => {
    const field = [under, v.getDotPath(issue)].filter(Boolean).join(".")
    const colon = issue.message.indexOf(": ")
    return { field, code: issue.message.slice(0, colon), message: issue.message.slice(colon + 2) }
  })

/** What `schema` makes of `value`; errors are named by field, below the key `under` when it is given. */
export function parseWith<T>(schema: v.GenericSchema<unknown, T>, value: unknown, under?: string): Parsed<T> {
  const result = v.safeParse(schema, value)
  return result.success
    ? { ok: true, value: result.output }
    : { ok: false, errors: toFieldErrors(result.issues, under) }
}

/** Every error of some parts of a form. */
export const listErrors = (...parts: readonly Parsed<unknown>[]): FieldError[] =>
  parts.flatMap(part => (part.ok ? [] : part.errors))
