import { listHtmlTexts, listJsonStrings } from "../rebrand/mentions/html-texts"
import { removeMarkdownSyntax } from "../rebrand/mentions/seen-text"

export type SiteText = { where: string; text: string }

export const isHtmlText = ({ text }: SiteText): boolean => /^\s*<(?:!doctype|html)/i.test(text)

const isJsonText = ({ text }: SiteText): boolean => /^\s*[[{]/.test(text)

const isFeedText = ({ text }: SiteText): boolean => text.startsWith("<?xml")

/** Whether a text is Markdown, which `llms.txt` also contains. */
const isMarkdownText = ({ where }: SiteText): boolean => /(?:\.md|\bllms\.txt)$/.test(where)

/** Returns the texts that people read in a page, feed or file, one for each block, value or line. */
export function getVisibleTexts(siteText: SiteText): SiteText[] {
  const { where, text } = siteText
  if (isHtmlText(siteText)) return listHtmlTexts(where, text)
  if (isFeedText(siteText))
    return listHtmlTexts(where, replaceCdataSections(text)).filter(one => !/^https?:\S+$/.test(one.text))
  if (isMarkdownText(siteText))
    return splitNonEmptyLines(removeMarkdownSyntax(splitLinkTitles(text))).map(line => ({ where, text: line }))
  const texts = isJsonText(siteText) ? listJsonStrings(JSON.parse(text)) : unfoldCalendarLines(text).split(/\r?\n/)
  return texts.filter(one => one.trim() !== "").map(one => ({ where, text: one.trim() }))
}

const splitNonEmptyLines = (text: string): string[] => text.split(/\r?\n/).flatMap(line => line.trim() || [])

const splitLinkTitles = (markdown: string): string => markdown.replace(/^- \[(.+)\]\(\S+\): /gm, "$1\n")

const replaceCdataSections = (xml: string): string =>
  xml.replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, (_, text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;"))

/** Joins folded lines, and removes the backslashes before punctuation (RFC 5545, 3.1 and 3.3.11). */
const unfoldCalendarLines = (text: string): string =>
  text.startsWith("BEGIN:VCALENDAR")
    ? text
        .replace(/\r\n[ \t]/g, "")
        .replace(/\\n/gi, "\n")
        .replace(/\\([,;\\])/g, "$1")
    : text
