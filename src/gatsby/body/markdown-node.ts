/** A node of a parsed MDX file: the parts of mdast and its MDX and GFM extensions that a body may be made of. */
export type MarkdownNode = {
  type: string
  children?: MarkdownNode[]
  position?: { start: { line: number } } | undefined
  value?: string
  depth?: number
  ordered?: boolean | null
  start?: number | null
  spread?: boolean | null
  checked?: boolean | null
  align?: (string | null)[] | null
  url?: string
  title?: string | null
  name?: string | null
  attributes?: { type: string; name?: unknown; value?: unknown }[]
}

export const lineOf = (node: MarkdownNode): number => node.position?.start.line ?? 1

/** True for a component or raw HTML tag, in a line of its own or inside one. */
export const isJsx = ({ type }: MarkdownNode): boolean => type === "mdxJsxFlowElement" || type === "mdxJsxTextElement"
