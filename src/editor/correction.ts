/** The correction that a message suggests: the right word, and a function that corrects the text. */
export type Correction = { right: string; correct: (text: string) => string }

type CorrectionRule = {
  /** Matches the message. Its first group is the wrong word, or the attribute with the wrong value; its last group is the right word. */
  pattern: RegExp
  /** Corrects the lines, the first of which is the line with the mistake. */
  correct: (lines: string[], words: string[]) => string[]
}

const correctFirstLine = (lines: string[], correct: (line: string) => string): string[] =>
  lines.map((line, at) => (at === 0 ? correct(line) : line))

const CORRECTION_RULES: readonly CorrectionRule[] = [
  {
    pattern: /^<(\w+)>: [^:]*; did you mean (\w+)\?$/,
    // The closing tag of the component may be on a later line.
    correct: (lines, [wrong = "", right = ""]) =>
      correctFirstLine(lines, line => line.replaceAll(new RegExp(`<${wrong}(?!\\w)`, "g"), `<${right}`)).map(line =>
        line.replaceAll(`</${wrong}>`, `</${right}>`),
      ),
  },
  {
    pattern: /^<\w+>: (\w+): no such field here; did you mean (\w+)\?$/,
    correct: (lines, [wrong = "", right = ""]) =>
      correctFirstLine(lines, line => line.replace(new RegExp(`(?<=\\s)${wrong}(?==)`), right)),
  },
  {
    pattern: /^<\w+>: (\w+): .*; did you mean ([^\s"]+)\?$/,
    correct: (lines, [attribute = "", right = ""]) =>
      correctFirstLine(lines, line => line.replace(new RegExp(`(?<=\\s${attribute}=")[^"]*`), right)),
  },
  { pattern: /^(<\/\w+>): did you mean (<\/\w+>)\?$/, correct: replaceWordInFirstLine },
  { pattern: /^(\/\S*) leads nowhere; did you mean (\/\S*)\?$/, correct: replaceWordInFirstLine },
  { pattern: /^no \w+ is named (\S+); did you mean (\S+)\?$/, correct: replaceWordInFirstLine },
]

function replaceWordInFirstLine(lines: string[], [wrong = "", right = ""]: string[]): string[] {
  return correctFirstLine(lines, line => line.replace(wrong, right))
}

/** Finds the correction that `message` suggests for a line, counted from 1. Null if it doesn't suggest any. */
export function findCorrectionInMessage(message: string, line: number): Correction | null {
  for (const { pattern, correct } of CORRECTION_RULES) {
    const [, ...words] = pattern.exec(message) ?? []
    const right = words.at(-1)
    if (right === undefined) continue
    return {
      right,
      correct: text => {
        const lines = text.split("\n")
        return [...lines.slice(0, line - 1), ...correct(lines.slice(line - 1), words)].join("\n")
      },
    }
  }
  return null
}
