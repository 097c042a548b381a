import type { ReactNode } from "react"
import type { Layout } from "../domain/content/layouts"
import { variant } from "../theme/variant"
import { Footer } from "./footer"
import { Header } from "./header"
import type { LayoutMeta } from "./page-meta"
import { useSiteData } from "./site-data"

const MAIN_ID = "main"

type LayoutParts = {
  /** True shows every destination in the header. Otherwise it only has the wordmark, the phone and the quote button. */
  destinations: boolean
  /** True if the page is as wide as the container. Otherwise its sections are as wide as the window, each with a container. */
  isBoxed: boolean
  /** True shows every destination in the footer. Otherwise the footer only has what the law requires. */
  footer: boolean
  /** True says in the footer on whose behalf the page speaks, since its visitors come from someone else. */
  namesSpeaker?: true
}

const PARTS: Record<Layout, LayoutParts> = {
  default: { destinations: true, isBoxed: true, footer: true },
  "full-width": { destinations: true, isBoxed: false, footer: true },
  "no-navigation": { destinations: false, isBoxed: true, footer: false },
  "no-navigation-partner": { destinations: false, isBoxed: true, footer: false, namesSpeaker: true },
  component: { destinations: true, isBoxed: false, footer: false },
}

type Props = { meta: LayoutMeta; children: ReactNode }

export function PageLayout({ meta, children }: Props) {
  const { site, navigation } = useSiteData()
  const { destinations, isBoxed, footer, namesSpeaker } = PARTS[meta.layout]
  const audience = meta.partnerName ? `people who come to us from ${meta.partnerName}` : "our partners"
  return (
    <div className={variant("layout.page")} data-palette={meta.palette ?? undefined}>
      {/* Lets keyboard users skip the header. Visible only when it has the focus. */}
      <a className={variant("layout.skipLink")} href={`#${MAIN_ID}`}>
        Skip to the page
      </a>
      <Header site={site} meta={meta} destinations={destinations ? navigation.header : undefined} />
      <main id={MAIN_ID} tabIndex={-1} className={variant("layout.main")}>
        {isBoxed ? <div className={variant("layout.boxed")}>{children}</div> : children}
      </main>
      <p className={variant("layout.container", "layout.letterhead")}>
        {site.imprint} {site.address}. {site.phone.display}, {site.email}
      </p>
      <Footer
        site={site}
        navigation={navigation}
        full={footer}
        onBehalf={namesSpeaker && `This page speaks for ${site.name} only. It’s for ${audience}.`}
      />
    </div>
  )
}
