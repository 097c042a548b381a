/** Words as the `id` of what they name: `Stage 4: Cooling off` as `stage-4-cooling-off`. */
export const idOfWords = (words: string): string =>
  words
    .normalize("NFKD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "") || "section"
