import { Body } from "../components/body/body"
import { bodyTree } from "../domain/content/body-tree"
import { variant } from "../theme/variant"
import { authorComponents } from "./author-components"

type Props = {
  /** The tree as the query gives it. */
  body: unknown
  /** True where sections are as wide as the window. */
  wide?: boolean
}

/** What a writer wrote, drawn with the components that writers may use. */
export function PageBody({ body, wide = false }: Props) {
  return (
    <div className={wide ? variant("layout.flow", "text.prose") : variant("text.prose")}>
      <Body tree={bodyTree(body)} components={authorComponents} />
    </div>
  )
}
