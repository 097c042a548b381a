import type { ComponentType } from "react"
import { ComponentLayout } from "./component-layout"
import { DefaultLayout } from "./default-layout"
import { FullWidthLayout } from "./full-width-layout"
import type { LayoutMeta, LayoutProps } from "./layout-types"
import { NoNavigationLayout } from "./no-navigation-layout"
import { NoNavigationPartnerLayout } from "./no-navigation-partner-layout"

const LAYOUTS: Record<LayoutMeta["layout"], ComponentType<LayoutProps>> = {
  default: DefaultLayout,
  "full-width": FullWidthLayout,
  "no-navigation": NoNavigationLayout,
  "no-navigation-partner": NoNavigationPartnerLayout,
  component: ComponentLayout,
}

/** The layout that the page asks for. */
export function Layout(props: LayoutProps) {
  const Chosen = LAYOUTS[props.meta.layout]
  return <Chosen {...props} />
}
