import type { Article, BreadcrumbList, CollectionPage, FAQPage, Graph, Thing, WebApplication } from "schema-dts"
import type { Source } from "../source-and-period"
import { getCitedSourceKind } from "../source-kind"
import type { IsoDate } from "../iso-date"
import { buildFirmReference, type Firm } from "./firm"

export const buildStructuredDataGraph = (things: readonly Thing[]): Graph => ({
  "@context": "https://schema.org",
  "@graph": things,
})

/** `data` as the text of a `<script>` element. `<` is escaped so that it can't end the element, and `&` because Gatsby decodes entities in the head. */
export const formatJsonForScript = (data: unknown): string =>
  JSON.stringify(data).replace(/[<&]/g, sign => `\\u00${sign.charCodeAt(0).toString(16)}`)

export type Crumb = { name: string; url: string }

/** The breadcrumbs from the first page of `trail` to the last, which is the page itself. */
export const buildBreadcrumbStructuredData = (trail: readonly Crumb[]) =>
  ({
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, url }, index) => ({
      "@type": "ListItem" as const,
      position: index + 1,
      name,
      item: url,
    })),
  }) satisfies BreadcrumbList

/** `url` and `image` are full addresses; `checked` is the day it was last checked. */
export type Guide = {
  url: string
  image: string
  heading: string
  description: string
  checked: IsoDate
  sources: readonly Pick<Source, "name" | "url">[]
}

/** A guide, written by the firm. It has no date of first publication, since that isn't stored. */
export const buildArticleStructuredData = (firm: Firm, { url, image, heading, description, checked, sources }: Guide) =>
  ({
    "@type": "Article",
    headline: heading,
    description,
    image,
    dateModified: checked,
    inLanguage: "en-AU",
    mainEntityOfPage: url,
    author: buildFirmReference(firm),
    publisher: buildFirmReference(firm),
    citation: sources
      .filter(({ url }) => getCitedSourceKind(url) !== "third-party")
      .map(source => ({ "@type": "CreativeWork" as const, name: source.name, url: source.url })),
  }) satisfies Article

export const buildArticleListStructuredData = (firm: Firm, page: Crumb, articles: readonly Crumb[]) =>
  ({
    "@type": "CollectionPage",
    name: page.name,
    url: page.url,
    inLanguage: "en-AU",
    publisher: buildFirmReference(firm),
    hasPart: articles.map(({ name, url }) => ({ "@type": "Article" as const, headline: name, url })),
  }) satisfies CollectionPage

export const buildFaqStructuredData = (questions: readonly { question: string; answer: string }[]) =>
  ({
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question" as const,
      name: question,
      acceptedAnswer: { "@type": "Answer" as const, text: answer },
    })),
  }) satisfies FAQPage

/** A page with a tool. `category` is schema.org's `applicationCategory`. */
export type Tool = Crumb & { description: string; category: string }

/** A tool in a page, with which anyone can work something out without paying. */
export const buildWebApplicationStructuredData = (firm: Firm, { name, url, description, category }: Tool) =>
  ({
    "@type": "WebApplication",
    name,
    url,
    description,
    applicationCategory: category,
    operatingSystem: "Any",
    isAccessibleForFree: true,
    inLanguage: "en-AU",
    provider: buildFirmReference(firm),
  }) satisfies WebApplication
