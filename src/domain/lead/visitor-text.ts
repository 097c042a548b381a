import { countCharacters } from "../parse/text"

/** Letters of Latin names without their marks. Others of the script look like dots and digits, or are for phonetics. */
const LATIN = "a-zßæøœðþłđħıŋŧəɔɛɓɗɖƙƴɣɲʋ"

/** Today's Korean letters, as a syllable comes apart. The script has letters that show nothing, too. */
const KOREAN = "\\u1100-\\u1112\\u1161-\\u1175\\u11a8-\\u11c2"

/** The other scripts of today's names, as Unicode recommends them for use: UAX 31, table 5. */
const SCRIPTS =
  "Arabic Armenian Bengali Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Han Hebrew Hiragana Kannada Katakana Khmer Lao Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan"

const OTHERS = SCRIPTS.split(" ")
  .map(script => `\\p{sc=${script}}`)
  .join("")

/** A letter, or one of the signs that spell names as letters do: a Japanese long vowel, a Hawaiian and a Ukrainian stop. */
const LETTER = `(?:[${LATIN}${KOREAN}ーʻʼ]|(?=\\p{L})[${OTHERS}])`

/** Letters have up to five marks in Burmese. Some marks of the Vedas are digits. */
const MARKS = "(?:(?![\\ua8e0-\\ua8e9])[\\p{Mn}\\p{Mc}]){0,5}"

/** Persian and Sinhala need joiners between letters. */
const BETWEEN = "[-‐‑'’‘\\u200c\\u200d]?"

const WORD = `['’‘]?${LETTER}${MARKS}(?:${BETWEEN}${LETTER}${MARKS})*['’]?`

const UP_TO_FOUR_WORDS = new RegExp(`^${WORD}(?: ${WORD}){0,3}$`, "iu")

/** In characters. The digits of an account and its bank, spelled out, are longer. */
const LONGEST = 40

/** Patterns that are rare in a name and common in a message, and the most of each that's accepted. */
const FEW: readonly (readonly [what: RegExp, most: number])[] = [
  // Hyphens and apostrophes can stand for the spaces of a sentence.
  [/[-‐‑'’‘]/g, 4],
  [/zero|one|two|three|four|five|six|seven|eight|nine/gi, 3],
  // Letters that can each be a digit: a phone number has ten.
  [/[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}]/gu, 9],
]

/** Such as "evil dot com" and "www evil com". Dot is accepted as a first name. */
const ADDRESS_IN_WORDS = /\P{L}dot\P{L}|www|http/iu

/**
 * True for a name of up to four words that can't carry a message: letters with their marks, single spaces, hyphens and
 * apostrophes; no dots, no digits of any script, and none in words. Whoever fills in a form may give someone else's address,
 * so nothing else that a visitor typed is in what reaches anyone but the firm, nor in any subject or `To`. A real name that
 * isn't clean, such as "J. Smith", is left out like any other text.
 */
export const isCleanName = (name: string): boolean =>
  countCharacters(name) <= LONGEST &&
  UP_TO_FOUR_WORDS.test(name.normalize("NFD")) &&
  FEW.every(([what, most]) => (name.normalize("NFC").match(what)?.length ?? 0) <= most) &&
  !ADDRESS_IN_WORDS.test(name)

/** What joins the parts of an address: a dot before a letter, also one that only browsers take for a dot; a colon. */
const ADDRESS_JOINTS = /([.\u2024\u3002\uff0e\uff61](?=\p{L})|\p{L}:)(?=\S)/gu

/**
 * What a visitor typed, or a link to the site said, for an email to the firm in plain text: addresses come apart, so that
 * no mail program makes a link of one.
 */
export const formatWithoutLinks = (text: string): string => text.replace(ADDRESS_JOINTS, "$1 ")
