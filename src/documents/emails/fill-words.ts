import type { EmailWords } from "../../domain/content/email-schema"
import { replaceFirmPlaceholders } from "../../domain/content/firm-words"

/** What the words in braces stand for in one email. Of an empty value the paragraph or item that names it is left out. */
type Fills = Readonly<Record<string, string>>

/** Fills in the words in braces of an email. None of them is what a visitor typed. */
export function fillEmailWords(words: EmailWords, fills: Fills) {
  const fill = (text: string): string => replaceFirmPlaceholders(text, fills).text
  const emptyFills = Object.keys(fills).flatMap(name => (fills[name] === "" ? [`{${name.toLowerCase()}}`] : []))
  const fillList = (texts: readonly string[]): string[] =>
    texts.filter(text => !emptyFills.some(fill => text.toLowerCase().includes(fill))).map(fill)
  return {
    ...{ subject: fill(words.subject), title: fill(words.title), because: fill(words.because) },
    opening: fillList(words.opening),
    list: words.list && { title: fill(words.list.title), items: fillList(words.list.items) },
    ...{ button: fill(words.button ?? ""), closing: fill(words.closing ?? ""), link: fill(words.link ?? "") },
  }
}
