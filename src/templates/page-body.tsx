import { Body } from "../components/body/body"
import { bodyTree, type BodyNode, type BodyTree } from "../domain/content/body-tree"
import { useIsWhole } from "../lib/navigation/use-is-whole"
import { variant } from "../theme/variant"
import { authorComponents } from "./author-components"

type Props = {
  /** The tree as the query gives it. */
  body: unknown
  /** True where sections are as wide as the window. */
  wide?: boolean
}

/** As many texts and elements as a screen may show. */
const ON_A_SCREEN = 60

const countOf = (node: BodyNode): number =>
  typeof node === "string" ? 1 : node.slice(2).reduce((sum: number, one) => sum + countOf(one as BodyNode), 1)

/** The first parts of a body: enough for a screen. */
function firstParts(tree: BodyTree): BodyTree {
  let sum = 0
  const end = tree.findIndex(node => (sum += countOf(node)) >= ON_A_SCREEN)
  return end === -1 ? tree : tree.slice(0, end + 1)
}

/** What a writer wrote, drawn with the components that writers may use. */
export function PageBody({ body, wide = false }: Props) {
  const tree = bodyTree(body)
  const isWhole = useIsWhole()
  return (
    <div className={wide ? variant("layout.flow", "text.prose") : variant("text.prose")}>
      <Body tree={isWhole ? tree : firstParts(tree)} components={authorComponents} />
    </div>
  )
}
