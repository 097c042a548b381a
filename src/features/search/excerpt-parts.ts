/** Some words of an excerpt; `marked` ones were looked for. */
export type ExcerptPart = { text: string; marked: boolean }

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", "#x27": "'" }

const plain = (html: string): string =>
  html.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name.toLowerCase()] ?? whole)

/** The HTML of an excerpt as texts, so that nothing of it is ever set as HTML. */
export const excerptParts = (html: string): ExcerptPart[] =>
  html
    .split(/<mark>(.*?)<\/mark>/s)
    .map((part, at) => ({ text: plain(part), marked: at % 2 === 1 }))
    .filter(({ text }) => text !== "")
