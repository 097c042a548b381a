// Apart from other formats, since the app's first script has it.

/** Words as a sentence lists them: `a`, `a and b`, `a, b and c`; with `or` for a disjunction. */
export const formatList = (words: readonly string[], type: "conjunction" | "disjunction" = "conjunction"): string =>
  new Intl.ListFormat("en-AU", { type }).format(words)
