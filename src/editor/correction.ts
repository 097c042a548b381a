/** What a sentence of the check says was meant, and the text with that in it. */
export type Correction = { right: string; correct: (text: string) => string }

type CorrectionRule = {
  /** What the sentence is: first the word that is wrong, or what it belongs to, last the one that was meant. */
  pattern: RegExp
  /** The lines from the one concerned on, put right. */
  correct: (lines: string[], words: string[]) => string[]
}

const correctFirst = (lines: string[], correct: (line: string) => string): string[] =>
  lines.map((line, at) => (at === 0 ? correct(line) : line))

/** Each sentence that asks whether something else was meant, and what to write in its place. */
const CORRECTION_RULES: readonly CorrectionRule[] = [
  {
    pattern: /^<(\w+)>: [^:]*; did you mean (\w+)\?$/,
    // The component may be closed in a later line.
    correct: (lines, [wrong = "", right = ""]) =>
      correctFirst(lines, line => line.replaceAll(new RegExp(`<${wrong}(?!\\w)`, "g"), `<${right}`)).map(line =>
        line.replaceAll(`</${wrong}>`, `</${right}>`),
      ),
  },
  {
    pattern: /^<\w+>: (\w+): no such field here; did you mean (\w+)\?$/,
    correct: (lines, [wrong = "", right = ""]) =>
      correctFirst(lines, line => line.replace(new RegExp(`(?<=\\s)${wrong}(?==)`), right)),
  },
  {
    pattern: /^<\w+>: (\w+): .*; did you mean ([^\s"]+)\?$/,
    correct: (lines, [attribute = "", right = ""]) =>
      correctFirst(lines, line => line.replace(new RegExp(`(?<=\\s${attribute}=")[^"]*`), right)),
  },
  { pattern: /^(<\/\w+>): did you mean (<\/\w+>)\?$/, correct: replaceInFirst },
  { pattern: /^(\/\S*) leads nowhere; did you mean (\/\S*)\?$/, correct: replaceInFirst },
  { pattern: /^no \w+ is named (\S+); did you mean (\S+)\?$/, correct: replaceInFirst },
]

function replaceInFirst(lines: string[], [wrong = "", right = ""]: string[]): string[] {
  return correctFirst(lines, line => line.replace(wrong, right))
}

/** What was meant where `message` is about a line, counted from 1; null where it doesn't ask that. */
export function findCorrection(message: string, line: number): Correction | null {
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
