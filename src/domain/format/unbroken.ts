/**
 * The words of a heading, of which no line ends between a word and its number: "The Section" and "32 statement" make sense
 * only together.
 */
export const unbroken = (heading: string): string => heading.replace(/\b(Section|Form) (?=\d)/gi, "$1\u00a0")
