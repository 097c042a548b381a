import { Footer } from "./footer"
import type { LayoutProps } from "./layout-types"
import { NavigationHeader } from "./navigation-header"
import { Shell } from "./shell"

/** Every destination above and below; the page's sections reach from edge to edge and bring their own containers. */
export function FullWidthLayout({ children, overlays, ...given }: LayoutProps) {
  const { site, navigation } = given
  return (
    <Shell
      header={<NavigationHeader {...given} />}
      footer={<Footer site={site} navigation={navigation} full />}
      overlays={overlays}
      boxed={false}
    >
      {children}
    </Shell>
  )
}
