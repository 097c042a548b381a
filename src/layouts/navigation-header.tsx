import { Header } from "./header"
import type { LayoutProps } from "./layout-types"

/** The header with every destination. */
export function NavigationHeader({ site, navigation, meta, phoneNote }: Omit<LayoutProps, "children" | "overlays">) {
  return (
    <Header
      name={site.name}
      phone={meta.phone ?? site.phone}
      phoneNote={phoneNote}
      state={meta.state}
      destinations={navigation.header}
      quoteButton={meta.quoteButton ?? true}
    />
  )
}
