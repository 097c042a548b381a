/** An amount of dollars or a percentage, as people type them: `$600,000`, `$1.2m`, `0.25%`, `10 per cent`. */
const FIGURE =
  /\$\s?\d+(?:,\d{3})*(?:\.\d+)?(?:[km]\b|\s?[mb]illion\b)?|\d+(?:,\d{3})*(?:\.\d+)?\s?(?:%|per\s?cent\b)/gi

/** The amounts and percentages in `text`, each with the number of characters before it. */
export const typedFigures = (text: string): { figure: string; index: number }[] =>
  [...text.matchAll(FIGURE)].map(({ 0: found, index }) => ({ figure: found.replace(/\s+/g, " "), index }))
