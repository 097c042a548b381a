/** The cell for a box with a tick or cross in it, or a tick alone, and for an empty box. */
export const TICK = "☒"
export const EMPTY_BOX = "☐"

const TICKS = "☑☒✓✔✕✖✗✘🗹🗷\u{F0FE}\u{F0FD}\u{F0FC}\u{F0FB}\u{F078}\u{F052}"
const EMPTY_BOXES = "☐□▢❏❐❑❒◻⬜\u{F0A8}\u{F06F}\u{F071}\u{F072}"

/** What symbol fonts without a table of letters write for ticks and boxes: first those of Zapf Dingbats, then those of Wingdings. */
const LETTERS = {
  dingbats: { ticks: "345678", boxes: "opqr" },
  wingdings: { ticks: "xýþüûR", boxes: "oq¨r" },
}

const ANY_LETTER = Object.values(LETTERS)
  .map(({ ticks, boxes }) => ticks + boxes)
  .join("")

/** Whether all texts of a font could be the ticks and boxes of a symbol font that came out as letters. */
export const couldBeSymbols = (texts: readonly string[]): boolean =>
  texts.every(text => [...text].every(letter => letter === " " || ANY_LETTER.includes(letter)))

function readSymbol(letter: string, fontName: string): string {
  const { ticks, boxes } = LETTERS[/dingbat/i.test(fontName) ? "dingbats" : "wingdings"]
  if (ticks.includes(letter)) return TICK
  return boxes.includes(letter) ? EMPTY_BOX : letter
}

export const isSymbolFont = (fontName: string): boolean => /dingbat|wingding|webding/i.test(fontName)

/** Replaces ticks and boxes. @param fontName The font's own name, if it's a symbol font. */
export function replaceTicks(text: string, fontName?: string): string {
  const letters = fontName === undefined ? text : [...text].map(letter => readSymbol(letter, fontName)).join("")
  return [...letters.replace(/\[ ?[xX] ?\]/g, TICK).replace(/\[ {0,3}\]/g, EMPTY_BOX)]
    .map(letter => (TICKS.includes(letter) ? TICK : EMPTY_BOXES.includes(letter) ? EMPTY_BOX : letter))
    .join("")
}

/** An X that stands alone is a tick that someone typed. */
export const isTypedTick = (text: string): boolean => /^[xX]$/.test(text)
