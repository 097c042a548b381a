import { EMBED_PAGE_FIELD, type EmbedTool } from "./embed"
import { escapeHtml } from "./text-formats"
import { paths } from "./paths"

// Separate from the tools' names, since every page loads those.

type ToolWords = {
  /** The title in the browser's tab, which the partner's name follows. */
  title: string
  heading: string
  description: string
  /** The height of a frame until the tool has reported its own height, in CSS pixels. */
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
    heading: "Key dates when you buy or sell",
    description: "Answer a few questions about the contract and see each date, with the rule that sets it.",
    height: 1100,
  },
}

export const formatEmbedFrameTitle = (tool: EmbedTool, firm: string): string =>
  `${EMBED_WORDS[tool].heading}, by ${firm}`

export type EmbeddedTool = {
  tool: EmbedTool
  partner: string
  firm: string
  /** The site's address, without a slash at the end. */
  site: string
  host: string
}

/** The `<script>` tag that shows a tool in a partner's page at the tool's full height. */
export const buildEmbedScriptTag = ({ tool, partner, site }: Omit<EmbeddedTool, "firm" | "host">): string =>
  `<script src="${site}${paths.embedScript}" data-partner="${partner}" data-tool="${tool}" async></script>`

/** The `<iframe>` tag for pages that can't run scripts. The partner replaces the address of its site in it with that of its page. */
export const buildEmbedFrameTag = ({ tool, partner, firm, site, host }: EmbeddedTool): string => {
  const address = `${site}${paths.embed(partner, tool)}?${EMBED_PAGE_FIELD}=https://${host}/`
  const title = escapeHtml(formatEmbedFrameTitle(tool, firm))
  return `<iframe src="${address}" title="${title}" width="100%" height="${EMBED_WORDS[tool].height}" loading="lazy" allow="clipboard-write"></iframe>`
}
