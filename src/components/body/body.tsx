import { createElement, Fragment, type ComponentType, type ElementType, type ReactNode } from "react"
import type { BodyNode, BodyProps, BodyTree } from "../../domain/content/body-tree"
import { preventBreaksBeforeNumbers } from "../../domain/text-formats"
import { variant } from "../../theme/variant"
import { HeadingText } from "../heading-text/heading-text"
import { Link } from "../link/link"

/** The HTML elements that Markdown produces, without links and tables, which have components. */
const ELEMENTS: ReadonlySet<string> = new Set(
  "p h2 h3 h4 strong em del code pre blockquote ul ol li hr br thead tbody tr th td".split(" "),
)

export type FromBody = ComponentType<never> | ((props: never) => ReactNode)

type FindComponent = (name: string) => FromBody | undefined

type Props = {
  tree: BodyTree
  findComponent: FindComponent
}

/** The body that a writer wrote. React escapes its text, and nothing in it is run as code. */
export function Body({ tree, findComponent }: Props) {
  return <>{renderContentNodes(tree, findComponent, null)}</>
}

/** Returns undefined for no nodes, because some components check whether they have children. */
function renderContentNodes(nodes: BodyNode[], find: FindComponent, parentTag: string | null): ReactNode {
  if (nodes.length === 0) return undefined
  return createElement(Fragment, null, ...nodes.map(node => renderContentNode(node, find, parentTag)))
}

/** @throws Error for a tag without a component, which the build should have refused. */
function renderContentNode(node: BodyNode, find: FindComponent, parentTag: string | null): ReactNode {
  if (typeof node === "string") return parentTag && /^h\d/.test(parentTag) ? <HeadingText>{node}</HeadingText> : node
  const [tag, props, ...nodes] = node
  const children = renderContentNodes(nodes, find, tag)
  if (ELEMENTS.has(tag)) return createElement(tag, props, children)
  if (tag === "a") return <BodyLink href={String(props?.["href"])}>{children}</BodyLink>
  if (tag === "table") {
    const table = createElement(tag, props, children)
    if (parentTag === "Comparison") return table
    // A table that's wider than the page scrolls by itself, also with the keyboard.
    return (
      <div className={variant("table.scroll")} role="group" aria-label="Table" tabIndex={0}>
        {table}
      </div>
    )
  }
  const component = find(tag)
  if (!component) throw new Error(`nothing draws <${tag}>`)
  return createElement(component as ElementType, formatTitleProp(props), children)
}

const formatTitleProp = (props: BodyProps | null): BodyProps | null =>
  typeof props?.["title"] === "string" ? { ...props, title: preventBreaksBeforeNumbers(props["title"]) } : props

function BodyLink({ href, children }: { href: string; children: ReactNode }) {
  if (!href.startsWith("https:")) return <Link href={href}>{children}</Link>
  return (
    <a href={href} rel="noopener">
      {children}
    </a>
  )
}
