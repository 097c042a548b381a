import { htmlTexts } from "../rebrand/mentions/html-texts"

/** Something that a person or a program is given, and where. */
export type Said = { where: string; text: string }

export const isHtml = ({ text }: Said): boolean => /^\s*<(?:!doctype|html)/i.test(text)

const isJson = ({ text }: Said): boolean => /^\s*[[{]/.test(text)

/** The texts that people read in it, one for each block, value or line. */
export function readTexts(said: Said): Said[] {
  const { where, text } = said
  if (isHtml(said)) return htmlTexts(where, text)
  const texts = isJson(said) ? valuesIn(JSON.parse(text)) : unfolded(text).split(/\r?\n/)
  return texts.filter(one => one.trim() !== "").map(one => ({ where, text: one.trim() }))
}

/** In a calendar's file a line goes on in the next, which begins with a space, and marks have a backslash (RFC 5545, 3.1 and 3.3.11). */
const unfolded = (text: string): string =>
  text.startsWith("BEGIN:VCALENDAR")
    ? text
        .replace(/\r\n[ \t]/g, "")
        .replace(/\\n/gi, "\n")
        .replace(/\\([,;\\])/g, "$1")
    : text

function valuesIn(value: unknown): string[] {
  if (typeof value === "string") return [value]
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(valuesIn) : []
}
