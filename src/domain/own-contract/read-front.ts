import { createReading, type Reading } from "./answer"
import { listSections, type ContractParts } from "./contract-parts"
import type { Answer, Finding } from "./findings"
import type { LabelName } from "./label-words"
import { readLabelled, type LabelledText } from "./labels"
import type { Parsed } from "./parse-values"

export type Parse = (text: string) => Parsed

/** The first line beside a label, or all of them if a value is wrapped or there are two. */
function readFirstLine({ text, lines: [first = ""] }: LabelledText, parse: Parse): string {
  const [short, long] = [parse(first), parse(text)]
  if (short === "unclear" || (typeof short !== "string" && long === "unclear")) return text
  const isLonger = typeof short !== "string" && typeof long !== "string" && long.value.startsWith(short.value)
  return isLonger ? text : first
}

/** A value that reads differently with the next line, which may belong to it, isn't clear. */
const parseWhole =
  (parse: Parse, wrapped: string | undefined): Parse =>
  text => {
    const parsed = parse(text)
    const whole = wrapped === undefined || typeof parsed === "string" ? parsed : parse(`${text} ${wrapped}`)
    return typeof whole === "string" || typeof parsed === "string" || whole.value === parsed.value ? parsed : "unclear"
  }

/** Readings of a label on the pages with what's filled in, page by page so that no value runs over to the next. */
export const readFront = (
  parts: ContractParts,
  label: LabelName,
  parse: Parse,
  options: { takesSubLabels?: boolean; read?: (text: LabelledText, parse: Parse) => string } = {},
): Reading[] =>
  listSections(parts, "front").flatMap(({ lines }) =>
    readLabelled(label, lines, { ...options, takesLines: true }).flatMap(
      text =>
        createReading(
          { ...text, text: (options.read ?? readFirstLine)(text, parse) },
          parseWhole(parse, text.wrapped),
        ) ?? [],
    ),
  )

/** A value of several blanks: found if all are filled in, blank if one is blank, which is named. */
export function joinParts(item: string, parts: Readonly<Record<string, Finding>>): Finding {
  const all = Object.entries(parts)
  const blank = all.filter(([, { answer }]) => answer === "blank")
  const has = (answer: Answer): boolean => all.some(([, finding]) => finding.answer === answer)
  const isBlank = blank.length > 0 && !has("unsure")
  const mentions = (isBlank ? blank : all).flatMap(([, finding]) => finding.mentions)
  if (all.every(([, { answer }]) => answer === "found"))
    return { item, answer: "found", mentions, value: all.map(([, { value }]) => value).join("; ") }
  if (isBlank)
    return {
      item,
      answer: "blank",
      mentions,
      ...(blank.length < all.length && { blanks: blank.map(([name]) => name) }),
    }
  return { item, answer: mentions.length > 0 ? "unsure" : "missing", mentions }
}
