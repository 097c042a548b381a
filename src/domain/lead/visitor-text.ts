import { countCharacters } from "../parse/text"

/** Letters of names in Latin script, without diacritics. Other letters of the script look like dots or digits, or are for phonetics. */
const LATIN = "a-zßæøœðþłđħıŋŧəɔɛɓɗɖƙƴɣɲʋ"

/** The parts of today's Korean syllables. Other letters of the script are excluded, since some of them are invisible. */
const KOREAN = "\\u1100-\\u1112\\u1161-\\u1175\\u11a8-\\u11c2"

/** The other scripts of today's names that Unicode recommends for use: UAX 31, table 5. */
const SCRIPTS =
  "Arabic Armenian Bengali Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Han Hebrew Hiragana Kannada Katakana Khmer Lao Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan"

const OTHERS = SCRIPTS.split(" ")
  .map(script => `\\p{sc=${script}}`)
  .join("")

/** Matches a letter, or a sign that's used like a letter in names: a Japanese long vowel, a Hawaiian or Ukrainian stop. */
const LETTER = `(?:[${LATIN}${KOREAN}ーʻʼ]|(?=\\p{L})[${OTHERS}])`

/** Matches the marks on a letter. Burmese letters have up to five; Vedic marks are excluded, since some are digits. */
const MARKS = "(?:(?![\\ua8e0-\\ua8e9])[\\p{Mn}\\p{Mc}]){0,5}"

/** Persian and Sinhala need joiners. */
const BETWEEN = "[-‐‑'’‘\\u200c\\u200d]?"

const WORD = `['’‘]?${LETTER}${MARKS}(?:${BETWEEN}${LETTER}${MARKS})*['’]?`

const UP_TO_FOUR_WORDS = new RegExp(`^${WORD}(?: ${WORD}){0,3}$`, "iu")

/** The longest clean name, in characters. The digits of a bank account and its bank, spelled out, are longer. */
const LONGEST = 40

/** Patterns that are rare in a name and common in a message, and the most of each that's accepted. */
const FEW: readonly (readonly [what: RegExp, most: number])[] = [
  // Hyphens and apostrophes can replace the spaces of a sentence.
  [/[-‐‑'’‘]/g, 4],
  [/zero|one|two|three|four|five|six|seven|eight|nine/gi, 3],
  // Each of these letters can be a digit, and a phone number has ten.
  [/[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}]/gu, 9],
]

/** Matches an address in words, such as "evil dot com" and "www evil com". "Dot" is accepted as a first name. */
const ADDRESS_IN_WORDS = /\P{L}dot\P{L}|www|http/iu

/** Matches words that names don't have and messages about money do. The short ones count only as whole words: "Penny Banks" is a name. */
const ABOUT_MONEY = /account|payment|refund|invoice|deposit|(?:^|\P{L})(?:pay|paid|bank|trust|bsb|acct?)(?!\p{L})/iu

/** Takes diacritics off, and splits words that were joined: "TrustAccóunt" becomes "Trust Account". */
const getPlainWords = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/(\p{Ll})(?=\p{Lu})/gu, "$1 ")

/**
 * True for a name of up to four words that can't carry a message: letters with their marks, single spaces, hyphens and
 * apostrophes; no dots, no digits of any script, no numbers in words, and no words about money. Someone may enter another person's email address, so
 * emails to anyone but the firm contain nothing else that the visitor typed, and neither does any subject or `To`. A real name
 * that isn't clean, such as "J. Smith", is left out like any other text.
 */
export const isCleanName = (name: string): boolean =>
  countCharacters(name) <= LONGEST &&
  UP_TO_FOUR_WORDS.test(name.normalize("NFD")) &&
  FEW.every(([what, most]) => (name.normalize("NFC").match(what)?.length ?? 0) <= most) &&
  !ADDRESS_IN_WORDS.test(name) &&
  !ABOUT_MONEY.test(getPlainWords(name))

/** Matches what joins the parts of an address: a colon, or a dot before a letter (including characters that only browsers read as a dot). */
const ADDRESS_JOINTS = /([.\u2024\u3002\uff0e\uff61](?=\p{L})|\p{L}:)(?=\S)/gu

/**
 * Text that a visitor typed, or that a link to the site contained, for a plain-text email to the firm. Addresses are split by
 * spaces, so that no mail program turns them into links.
 */
export const formatWithoutLinks = (text: string): string => text.replace(ADDRESS_JOINTS, "$1 ")
