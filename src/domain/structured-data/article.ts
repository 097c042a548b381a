import type { Article } from "schema-dts"
import type { Source } from "../dated"
import type { IsoDate } from "../iso-date"
import { firmInShort, type Firm } from "./firm"

/** What structured data says about a guide. `url` and `image` are full addresses; `checked` is the day it was last checked. */
export type Guide = {
  url: string
  image: string
  heading: string
  description: string
  checked: IsoDate
  sources: readonly Pick<Source, "name" | "url">[]
}

/** A guide, written by the firm. The day it was first published is not kept, so none is given. */
export const article = (firm: Firm, { url, image, heading, description, checked, sources }: Guide) =>
  ({
    "@type": "Article",
    headline: heading,
    description,
    image,
    dateModified: checked,
    inLanguage: "en-AU",
    mainEntityOfPage: url,
    author: firmInShort(firm),
    publisher: firmInShort(firm),
    citation: sources.map(source => ({ "@type": "CreativeWork" as const, name: source.name, url: source.url })),
  }) satisfies Article
