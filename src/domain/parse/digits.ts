/** The digits of Arabic and Persian; both blocks end their code points with the digit. */
const ARABIC = /[\u0660-\u0669\u06f0-\u06f9]/g
/** The wide forms of every ASCII character, as Chinese and Japanese input methods type them. */
const WIDE = /[\uff01-\uff5e]/g

/** `line` with the digits, letters and signs of other scripts that mean the same as ASCII ones written as those. */
export const toAsciiDigits = (line: string): string =>
  line
    .replace(ARABIC, digit => String(digit.charCodeAt(0) % 16))
    .replace(WIDE, wide => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replaceAll("\u066b", ".")
    .replaceAll("\u066c", ",")
