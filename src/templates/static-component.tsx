import { createLazyPart } from "../components/island/create-island"
import { IslandContent } from "../components/island/island"
import type { IslandComponent } from "../components/island/start-islands"
import { StaticHtml } from "../components/static-html/static-html"

/** Creates a component that's never hydrated. A browser only loads its code to render a page after a navigation. */
export function createStaticComponent<Props extends object>(load: () => Promise<IslandComponent<Props>>) {
  const renderPart = createLazyPart(load)
  return (props: Props) => <StaticHtml>{() => <IslandContent>{renderPart(props)}</IslandContent>}</StaticHtml>
}
