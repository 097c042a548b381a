import { listHtmlTexts, listTexts } from "../rebrand/mentions/html-texts"
import { removeMarks } from "../rebrand/mentions/seen-text"

/** A text that a person or a program gets, and where. */
export type SiteText = { where: string; text: string }

export const isHtml = ({ text }: SiteText): boolean => /^\s*<(?:!doctype|html)/i.test(text)

const isJson = ({ text }: SiteText): boolean => /^\s*[[{]/.test(text)

const isFeed = ({ text }: SiteText): boolean => text.startsWith("<?xml")

/** Whether a text is Markdown, which `llms.txt` also contains. */
const isMarkdown = ({ where }: SiteText): boolean => /(?:\.md|\bllms\.txt)$/.test(where)

/** Returns the texts that people read in a page, feed or file, one for each block, value or line. */
export function readTexts(siteText: SiteText): SiteText[] {
  const { where, text } = siteText
  if (isHtml(siteText)) return listHtmlTexts(where, text)
  if (isFeed(siteText)) return listHtmlTexts(where, removeSections(text)).filter(one => !/^https?:\S+$/.test(one.text))
  if (isMarkdown(siteText)) return listLines(removeMarks(splitTitles(text))).map(line => ({ where, text: line }))
  const texts = isJson(siteText) ? listTexts(JSON.parse(text)) : unfoldLines(text).split(/\r?\n/)
  return texts.filter(one => one.trim() !== "").map(one => ({ where, text: one.trim() }))
}

const listLines = (text: string): string[] => text.split(/\r?\n/).flatMap(line => line.trim() || [])

/** Puts a link's title and its description on separate lines, since they're two texts. */
const splitTitles = (markdown: string): string => markdown.replace(/^- \[(.+)\]\(\S+\): /gm, "$1\n")

/** Replaces the CDATA sections of a feed with escaped text, as in a page. */
const removeSections = (xml: string): string =>
  xml.replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, (_, text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;"))

/**
 * Joins the lines of a calendar file that begin with a space to the line before, and removes the backslashes before
 * punctuation (RFC 5545, 3.1 and 3.3.11).
 */
const unfoldLines = (text: string): string =>
  text.startsWith("BEGIN:VCALENDAR")
    ? text
        .replace(/\r\n[ \t]/g, "")
        .replace(/\\n/gi, "\n")
        .replace(/\\([,;\\])/g, "$1")
    : text
