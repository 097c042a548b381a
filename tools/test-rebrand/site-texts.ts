import { listHtmlTexts, listTexts } from "../rebrand/mentions/html-texts"
import { removeMarks } from "../rebrand/mentions/seen-text"

/** Something that a person or a program is given, and where. */
export type SiteText = { where: string; text: string }

export const isHtml = ({ text }: SiteText): boolean => /^\s*<(?:!doctype|html)/i.test(text)

const isJson = ({ text }: SiteText): boolean => /^\s*[[{]/.test(text)

const isFeed = ({ text }: SiteText): boolean => text.startsWith("<?xml")

/** A list of guides has Markdown in it, too. */
const isMarkdown = ({ where }: SiteText): boolean => /(?:\.md|\bllms\.txt)$/.test(where)

/** The texts that people read in it, one for each block, value or line. */
export function readTexts(siteText: SiteText): SiteText[] {
  const { where, text } = siteText
  if (isHtml(siteText)) return listHtmlTexts(where, text)
  if (isFeed(siteText)) return listHtmlTexts(where, removeSections(text)).filter(one => !/^https?:\S+$/.test(one.text))
  if (isMarkdown(siteText)) return listLines(removeMarks(splitTitles(text))).map(line => ({ where, text: line }))
  const texts = isJson(siteText) ? listTexts(JSON.parse(text)) : unfoldLines(text).split(/\r?\n/)
  return texts.filter(one => one.trim() !== "").map(one => ({ where, text: one.trim() }))
}

const listLines = (text: string): string[] => text.split(/\r?\n/).flatMap(line => line.trim() || [])

/** What a link of a list leads to is called, and then described: two texts. */
const splitTitles = (markdown: string): string => markdown.replace(/^- \[(.+)\]\(\S+\): /gm, "$1\n")

/** A feed whose texts are written as in a page, and not as they are in sections of their own. */
const removeSections = (xml: string): string =>
  xml.replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, (_, text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;"))

/** In a calendar's file a line goes on in the next, which begins with a space, and marks have a backslash (RFC 5545, 3.1 and 3.3.11). */
const unfoldLines = (text: string): string =>
  text.startsWith("BEGIN:VCALENDAR")
    ? text
        .replace(/\r\n[ \t]/g, "")
        .replace(/\\n/gi, "\n")
        .replace(/\\([,;\\])/g, "$1")
    : text
