import type { ReactNode } from "react"
import { BrokenPart } from "../components/broken-part/broken-part"
import { Island } from "../components/island/island"
import { registerIsland, type IslandComponent } from "../lib/islands"
import { createLazyPart } from "./static-component"

type Options = {
  /** Shown after a navigation until the code has loaded. */
  placeholder?: ReactNode
  isRedrawn?: boolean
  /** True for props that are too long to be in the HTML as well as in the page's body, where the author component has this name. */
  hasPropsInBody?: boolean
}

/** Creates a component whose HTML is in the page from the start, and whose code only pages with it load. Its props are JSON. */
export function createIsland<Props extends object>(
  name: string,
  load: () => Promise<IslandComponent<Props>>,
  { placeholder, isRedrawn, hasPropsInBody }: Options = {},
) {
  registerIsland(name, load, isRedrawn)
  const renderPart = createLazyPart<Props>(() => load().catch(() => BrokenPart))
  return (props: Props) => (
    <Island name={name} props={hasPropsInBody ? null : props} placeholder={placeholder}>
      {renderPart(props)}
    </Island>
  )
}
