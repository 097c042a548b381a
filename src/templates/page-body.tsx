import { Body } from "../components/body/body"
import { validatePageBodyTree, type BodyTree } from "../domain/content/body-tree"
import { useShouldRenderWholePage } from "../lib/navigation/use-is-whole"
import { variant } from "../theme/variant"
import { getMdxComponentByName } from "./author-components"

type Props = {
  body: unknown
  /** True if sections are as wide as the window. */
  wide?: boolean
}

/** How much of a body fills a screen, in characters of its tree. */
const SCREEN_CHARACTERS = 5000

/** Keeps the footer below the screen until the rest of the body has rendered. */
const WITHOUT_FOOTER = { minHeight: "100vh" }

function getFirstScreenNodes(tree: BodyTree): BodyTree {
  let charactersLeft = SCREEN_CHARACTERS
  return tree.filter(node => {
    const isShown = charactersLeft > 0
    charactersLeft -= JSON.stringify(node).length
    return isShown
  })
}

/** The body that a writer wrote. After a navigation within the site, its first screen renders first. */
export function PageBody({ body, wide = false }: Props) {
  const tree = validatePageBodyTree(body)
  const isWhole = useShouldRenderWholePage()
  return (
    <div
      className={wide ? variant("layout.flow", "text.prose") : variant("text.prose")}
      style={isWhole ? undefined : WITHOUT_FOOTER}
    >
      <Body tree={isWhole ? tree : getFirstScreenNodes(tree)} findComponent={getMdxComponentByName} />
    </div>
  )
}
