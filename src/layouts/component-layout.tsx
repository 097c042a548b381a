import { Footer } from "./footer"
import type { LayoutProps } from "./layout-types"
import { NavigationHeader } from "./navigation-header"
import { Shell } from "./shell"

/** For showing components: the page alone decides its widths, and only the legal lines stand below. */
export function ComponentLayout({ children, overlays, ...given }: LayoutProps) {
  const { site, navigation } = given
  return (
    <Shell
      header={<NavigationHeader {...given} />}
      footer={<Footer site={site} navigation={navigation} full={false} />}
      overlays={overlays}
      boxed={false}
    >
      {children}
    </Shell>
  )
}
