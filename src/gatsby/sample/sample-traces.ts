import type { Kind } from "../../domain/content/choices"
import { isSampleAbn } from "../../domain/content/imprint"
import { listFilesLeftOutOfBuild } from "../left-out-content"
import type { ContentFile, Problem } from "../read-content"

/** Numbers for fiction: acma.gov.au, "Phone numbers for use in TV shows, films and creative works". */
const FICTIONAL_NUMBER =
  /(?:\b1300 ?975 ?7(?:07|08|09|10|11)|\b0[2378] ?(?:5550|7010) ?\d{4}|\b0491 ?57\d ?\d{3}|\b1800 ?160 ?401)\b/

/** Matches domains that are reserved for examples (RFC 2606). */
const EXAMPLE_DOMAIN = /[@/.]example(?:\.(?:com|net|org)(?:\.au)?)?\b(?![.-]\w)/

/** Kinds whose entries are made up on purpose, so that they must use numbers that nobody has. A sample document is one. */
const MADE_UP: readonly Kind[] = ["sample"]

/** Kinds whose entries are the firm's own. In other kinds, the word "sample" may mean anything. */
const OF_THE_FIRM: readonly Kind[] = ["site", "partner", "offer", "city", "person", "fees"]

const SAYS_SAMPLE = /\bsample\b/i
const SAMPLE_BLOCK = /<In\b[^>]*\bsample\b/

export function findLeftoverSampleTexts(files: readonly ContentFile[]): Problem[] {
  const leftOut = listFilesLeftOutOfBuild(files)
  // A file with an inner entry is listed twice, so it's only kept once here.
  const texts = new Map(
    files.flatMap(one => (one.example || leftOut.has(one.file) ? [] : [[one.file, one] as const])).reverse(),
  )
  return [...texts.values()].flatMap(({ file, text, type }) =>
    text
      .split("\n")
      .flatMap((line, i) => findSampleTextInLine(line, type.kind).map(trace => ({ file, ...trace, line: i + 1 }))),
  )
}

function findSampleTextInLine(line: string, kind: Kind) {
  const number = MADE_UP.includes(kind) ? undefined : FICTIONAL_NUMBER.exec(line)?.[0]
  const abn = kind === "site" ? /^abn: *["']?([^"'#]*)/.exec(line)?.[1] : undefined
  return [
    ...(number ? [{ where: "number", message: `${number} is kept for fiction; nobody answers it` }] : []),
    ...(abn !== undefined && isSampleAbn(abn)
      ? [{ where: "abn", message: `${abn.trim()} can't be a business number` }]
      : []),
    ...(kind === "site" && EXAMPLE_DOMAIN.test(line)
      ? [{ where: "address", message: "the domain is kept for examples" }]
      : []),
    ...(SAMPLE_BLOCK.test(line) ? [{ where: "text", message: "is shown for the sample only; take it out" }] : []),
    ...(OF_THE_FIRM.includes(kind) && SAYS_SAMPLE.test(line)
      ? [{ where: "text", message: "calls itself a sample; write your own, or take it out" }]
      : []),
  ]
}
