// In a file of its own, since every page loads it: other formats would make the app's first script larger.

/** Words as a sentence lists them: `a`, `a and b`, `a, b and c`; with `or` for a disjunction. */
export const formatList = (words: readonly string[], type: "conjunction" | "disjunction" = "conjunction"): string =>
  new Intl.ListFormat("en-AU", { type }).format(words)
