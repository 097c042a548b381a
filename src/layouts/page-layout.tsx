import type { ReactNode } from "react"
import { OpenNow } from "../components/open-now/open-now"
import { Layout } from "./layout"
import type { LayoutMeta } from "./layout-types"
import { useSiteData } from "./site-data"

type Props = { meta: LayoutMeta; children: ReactNode }

/** The layout that a page asks for, filled with the firm's own data. */
export function PageLayout({ meta, children }: Props) {
  const { site, navigation } = useSiteData()
  return (
    <Layout
      site={site}
      navigation={navigation}
      meta={meta}
      phoneNote={<OpenNow hours={site.hours} closedDays={site.closedDays} />}
    >
      {children}
    </Layout>
  )
}
