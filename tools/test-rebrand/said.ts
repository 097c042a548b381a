import { listHtmlTexts, listTexts } from "../rebrand/mentions/html-texts"
import { removeMarks } from "../rebrand/mentions/seen-text"

/** Something that a person or a program is given, and where. */
export type Said = { where: string; text: string }

export const isHtml = ({ text }: Said): boolean => /^\s*<(?:!doctype|html)/i.test(text)

const isJson = ({ text }: Said): boolean => /^\s*[[{]/.test(text)

const isFeed = ({ text }: Said): boolean => text.startsWith("<?xml")

/** A list of guides has Markdown in it, too. */
const isMarkdown = ({ where }: Said): boolean => /(?:\.md|\bllms\.txt)$/.test(where)

/** The texts that people read in it, one for each block, value or line. */
export function readTexts(said: Said): Said[] {
  const { where, text } = said
  if (isHtml(said)) return listHtmlTexts(where, text)
  if (isFeed(said)) return listHtmlTexts(where, withoutSections(text)).filter(one => !/^https?:\S+$/.test(one.text))
  if (isMarkdown(said)) return linesOf(removeMarks(partedFromTitles(text))).map(line => ({ where, text: line }))
  const texts = isJson(said) ? listTexts(JSON.parse(text)) : unfolded(text).split(/\r?\n/)
  return texts.filter(one => one.trim() !== "").map(one => ({ where, text: one.trim() }))
}

const linesOf = (text: string): string[] => text.split(/\r?\n/).flatMap(line => line.trim() || [])

/** What a link of a list leads to is called, and then described: two texts. */
const partedFromTitles = (markdown: string): string => markdown.replace(/^- \[(.+)\]\(\S+\): /gm, "$1\n")

/** A feed whose texts are written as in a page, and not as they are in sections of their own. */
const withoutSections = (xml: string): string =>
  xml.replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, (_, text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;"))

/** In a calendar's file a line goes on in the next, which begins with a space, and marks have a backslash (RFC 5545, 3.1 and 3.3.11). */
const unfolded = (text: string): string =>
  text.startsWith("BEGIN:VCALENDAR")
    ? text
        .replace(/\r\n[ \t]/g, "")
        .replace(/\\n/gi, "\n")
        .replace(/\\([,;\\])/g, "$1")
    : text
