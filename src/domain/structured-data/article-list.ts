import type { CollectionPage } from "schema-dts"
import type { Crumb } from "./breadcrumbs"
import { firmInShort, type Firm } from "./firm"

/** The page that lists all guides, in the order in which it lists them. */
export const articleList = (firm: Firm, page: Crumb, articles: readonly Crumb[]) =>
  ({
    "@type": "CollectionPage",
    name: page.name,
    url: page.url,
    inLanguage: "en-AU",
    publisher: firmInShort(firm),
    hasPart: articles.map(({ name, url }) => ({ "@type": "Article" as const, headline: name, url })),
  }) satisfies CollectionPage
