/** A position in a text. `offset` is the number of characters before it. */
type Point = { line: number; offset?: number | undefined }

/** A node of a parsed MDX file: the parts of mdast and its MDX and GFM extensions that a body may have. */
export type MarkdownNode = {
  type: string
  children?: MarkdownNode[]
  position?: { start: Point; end: Point } | undefined
  value?: string
  depth?: number
  ordered?: boolean | null
  start?: number | null
  spread?: boolean | null
  checked?: boolean | null
  align?: (string | null)[] | null
  url?: string
  title?: string | null
  alt?: string | null
  name?: string | null
  /** All children as written, if some have been left out of `children`. */
  originalChildren?: MarkdownNode[]
  attributes?: { type: string; name?: unknown; value?: unknown }[]
}

export const getNodeLine = (node: MarkdownNode): number => node.position?.start.line ?? 1

export function getInnerMarkdown({ children = [], originalChildren = children }: MarkdownNode, source: string): string {
  return source.slice(
    originalChildren.at(0)?.position?.start.offset ?? 0,
    originalChildren.at(-1)?.position?.end.offset ?? 0,
  )
}

/** Whether a node is a component or a raw HTML tag, either on a line of its own or inside a line. */
export const isJsx = ({ type }: MarkdownNode): boolean => type === "mdxJsxFlowElement" || type === "mdxJsxTextElement"
