import { Footer } from "./footer"
import { Header } from "./header"
import type { LayoutProps } from "./layout-types"
import { Shell } from "./shell"

/** For pages with one aim: the wordmark, the phone and the quote button; a footer with what the law asks for. */
export function NoNavigationLayout({ site, navigation, meta, phoneNote, overlays, children }: LayoutProps) {
  const header = (
    <Header
      name={site.name}
      phone={meta.phone ?? site.phone}
      phoneNote={phoneNote}
      state={meta.state}
      quoteButton={meta.quoteButton ?? true}
    />
  )
  return (
    <Shell header={header} footer={<Footer site={site} navigation={navigation} full={false} />} overlays={overlays}>
      {children}
    </Shell>
  )
}
