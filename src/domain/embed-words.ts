import { EMBED_PAGE_FIELD, type EmbedTool } from "./embed"
import { escapeHtml } from "./text-formats"
import { paths } from "./paths"

// Separate from the names of the tools, which every page loads.

type ToolWords = {
  /** For a browser's tab; the partner's name follows. */
  title: string
  heading: string
  /** A sentence. */
  description: string
  /** How high a frame is until the tool has told its height, in CSS pixels. */
  height: number
}

export const EMBED_WORDS: Readonly<Record<EmbedTool, ToolWords>> = {
  calculator: {
    title: "Stamp duty and costs",
    heading: "Stamp duty and legal costs calculator",
    description: "Type a price and see stamp duty, our fee and every other cost, line by line.",
    height: 1400,
  },
  quote: {
    title: "Free quote",
    heading: "Get a free quote",
    description: "Answer a few questions about the property and see every cost before you give your name.",
    height: 900,
  },
  "key-dates": {
    title: "Key dates",
    heading: "Key dates for your property sale",
    description: "Answer a few questions about the contract and see each date, with the rule that sets it.",
    height: 1100,
  },
}

/** The frame's title, which screen readers announce. */
export const formatFrameTitle = (tool: EmbedTool, firm: string): string => `${EMBED_WORDS[tool].heading}, by ${firm}`

/** A tool in a partner's page. */
export type EmbeddedTool = {
  tool: EmbedTool
  /** The partner's slug. */
  partner: string
  /** The firm's name. */
  firm: string
  /** The site's address, without a slash at the end. */
  site: string
  /** The name of the partner's own site. */
  host: string
}

/** The line that shows a tool in a partner's page, as high as it is. */
export const buildScriptLine = ({ tool, partner, site }: Omit<EmbeddedTool, "firm" | "host">): string =>
  `<script src="${site}${paths.embedScript}" data-partner="${partner}" data-tool="${tool}" async></script>`

/** The line for pages that may run no script. The partner puts the address of its page where that of its site is. */
export const buildFrameLine = ({ tool, partner, firm, site, host }: EmbeddedTool): string => {
  const address = `${site}${paths.embed(partner, tool)}?${EMBED_PAGE_FIELD}=https://${host}/`
  const title = escapeHtml(formatFrameTitle(tool, firm))
  return `<iframe src="${address}" title="${title}" width="100%" height="${EMBED_WORDS[tool].height}" loading="lazy" allow="clipboard-write"></iframe>`
}
