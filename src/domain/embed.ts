/** The tools that a partner may show in its own pages, in the order of the page for partners. */
export const EMBED_TOOLS = ["calculator", "quote", "key-dates"] as const

export type EmbedTool = (typeof EMBED_TOOLS)[number]

export const isEmbedTool = (name: unknown): name is EmbedTool => EMBED_TOOLS.some(tool => tool === name)

/** The name, in a tool's address, of the address of the partner's page around it. */
export const EMBED_PAGE_FIELD = "page"

/** What a tool in a frame tells the page around it. */
export type EmbedMessage = {
  /** Of the whole tool, in CSS pixels. */
  height: number
  /** How far below the frame's top something begins that was focused by script, so that the page can scroll to it. */
  top?: number
}
