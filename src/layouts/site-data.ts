import { graphql, useStaticQuery } from "gatsby"
import type { Navigation, SiteData } from "./layout-types"

/** The firm and the navigation, as every page needs them. */
export function useSiteData(): { site: SiteData; navigation: Navigation } {
  return useStaticQuery<{ site: SiteData; navigation: Navigation }>(graphql`
    query SiteData {
      site: firm {
        name
        product
        productTitle
        url
        abn
        licence
        phone {
          display
          tel
        }
        email
        address
        hours {
          timeZone
          days
          fromMinute
          toMinute
        }
        closedDays
        primary
        gray
        quoteModal {
          title
          subtitle
        }
        popup {
          title
          text
          afterSeconds
          rememberDays
        }
        states
        legalLine
      }
      navigation {
        header {
          label
          path
        }
        footer {
          title
          links {
            label
            path
          }
        }
        legal {
          label
          path
        }
      }
    }
  `)
}
