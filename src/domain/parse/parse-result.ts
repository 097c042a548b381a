import * as v from "valibot"

/** One error in a request. `field` is the key in the request, dotted when nested: `sale.price`. */
export type FieldError = { field: string; code: string; message: string }

/** The value of a whole form, or all its errors. */
export type Parsed<T> = { ok: true; value: T } | { ok: false; errors: FieldError[] }

/** Why an answer was refused: a code for programs, a sentence for the visitor. */
export type ParseError = { ok: false; code: string; message: string }

/** The value of one answer, or the reason why it was refused. */
export type ParseResult<T> = { ok: true; value: T } | ParseError

export const refuseField = (field: string, code: string, message: string): Parsed<never> => ({
  ok: false,
  errors: [{ field, code, message }],
})

export const ok = <T>(value: T): ParseResult<T> => ({ ok: true, value })

export const err = (code: string, message: string): ParseError => ({ ok: false, code, message })

/** The message of an issue. Valibot allows only one text per issue, so ours is `code: sentence`, which `toFieldErrors` splits. */
export const formatIssueMessage = (code: string, message: string): string => `${code}: ${message}`

export const answer = <T>(rule: (value: unknown) => ParseResult<T>) =>
  v.pipe(
    v.unknown(),
    v.rawTransform<unknown, T>(({ dataset, addIssue, NEVER }) => {
      const result = rule(dataset.value)
      if (result.ok) return result.value
      addIssue({ message: formatIssueMessage(result.code, result.message) })
      return NEVER
    }),
  )

/** The error for an answer that isn't text, or was sent more than once. */
export const notText = err("type", "Give one answer here, as text")

export const textAnswer = <T>(rule: (text: string) => ParseResult<T>) =>
  answer(value => (typeof value === "string" ? rule(value) : notText))

export const choice = <T extends string>(options: readonly T[], message: string) =>
  v.picklist(options, formatIssueMessage("choice", message))

export const createMissingKeyMessage =
  (messages: Record<string, string>) =>
  (issue: v.BaseIssue<unknown>): string => {
    const message = messages[String(issue.path?.[0]?.key)]
    return message === undefined
      ? formatIssueMessage("type", "This must be a group of answers")
      : formatIssueMessage("required", message)
  }

/** Converts issues to errors by field. `under` is the key of the object that was read. */
export const toFieldErrors = (issues: readonly v.BaseIssue<unknown>[], under = ""): FieldError[] =>
  issues.map(issue => {
    const field = [under, v.getDotPath(issue)].filter(Boolean).join(".")
    const colon = issue.message.indexOf(": ")
    return { field, code: issue.message.slice(0, colon), message: issue.message.slice(colon + 2) }
  })

export function parseWithSchema<T>(schema: v.GenericSchema<unknown, T>, value: unknown, under?: string): Parsed<T> {
  const result = v.safeParse(schema, value)
  return result.success
    ? { ok: true, value: result.output }
    : { ok: false, errors: toFieldErrors(result.issues, under) }
}

export const listFieldErrors = (...parts: readonly Parsed<unknown>[]): FieldError[] =>
  parts.flatMap(part => (part.ok ? [] : part.errors))
