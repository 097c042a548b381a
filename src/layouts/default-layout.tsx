import { Footer } from "./footer"
import type { LayoutProps } from "./layout-types"
import { NavigationHeader } from "./navigation-header"
import { Shell } from "./shell"

/** Every destination above and below; the page keeps to the container. */
export function DefaultLayout({ children, overlays, ...given }: LayoutProps) {
  const { site, navigation } = given
  return (
    <Shell
      header={<NavigationHeader {...given} />}
      footer={<Footer site={site} navigation={navigation} full />}
      overlays={overlays}
    >
      {children}
    </Shell>
  )
}
