/** The tools that a partner may show in its own pages, in the order of the page for partners. */
export const EMBED_TOOLS = ["calculator", "quote", "key-dates"] as const

export type EmbedTool = (typeof EMBED_TOOLS)[number]

export const isEmbedTool = (name: unknown): name is EmbedTool => EMBED_TOOLS.some(tool => tool === name)

/** The query parameter of a tool's address that contains the address of the partner's page around it. */
export const EMBED_PAGE_FIELD = "page"

export type EmbedMessage = {
  /** The height of the whole tool, in CSS pixels. */
  height: number
  /** How far below the frame's top an element is that a script has focused, in CSS pixels, so that the page can scroll to it. */
  top?: number
}
