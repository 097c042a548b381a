import { variant } from "../theme/variant"
import { Footer } from "./footer"
import { Header } from "./header"
import type { LayoutProps } from "./layout-types"
import { Shell } from "./shell"

/** As without navigation, and says who sent the visitor. */
export function NoNavigationPartnerLayout({ site, navigation, meta, phoneNote, overlays, children }: LayoutProps) {
  const header = (
    <Header
      name={site.name}
      phone={meta.phone ?? site.phone}
      phoneNote={phoneNote}
      state={meta.state}
      quoteButton={meta.quoteButton ?? true}
    >
      {meta.partnerName && <span className={variant("header.partner")}>with {meta.partnerName}</span>}
    </Header>
  )
  return (
    <Shell header={header} footer={<Footer site={site} navigation={navigation} full={false} />} overlays={overlays}>
      {children}
    </Shell>
  )
}
