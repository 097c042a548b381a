import type { CSSProperties } from "react"
import { Body } from "../components/body/body"
import type { BodyTree } from "../domain/content/body-tree"
import { variant } from "../theme/variant"
import { getMdxComponentByName } from "./author-components"

type Props = {
  tree: BodyTree
  /** True if sections are as wide as the window. */
  wide?: boolean | undefined
  style?: CSSProperties | undefined
}

/** The body that a writer wrote, rendered with the components that writers may use. */
export function WholeBody({ tree, wide = false, style }: Props) {
  return (
    <div className={wide ? variant("layout.flow", "text.prose") : variant("text.prose")} style={style}>
      <Body tree={tree} findComponent={getMdxComponentByName} />
    </div>
  )
}
