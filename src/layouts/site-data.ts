import { graphql, useStaticQuery } from "gatsby"
import type { Site } from "../domain/content/site"

export type Phone = { display: string; tel: string }

type NavigationLink = { label: string; path: string }

export type Navigation = {
  header: readonly NavigationLink[]
  footer: readonly { title: string; links: readonly NavigationLink[] }[]
  legal: readonly NavigationLink[]
}

/** What the layouts say about the firm. */
export type SiteData = Omit<Site, "description" | "quoteTurnaroundSeconds" | "partnerHours"> & {
  /** Public holidays, on which the office stays closed, as `YYYY-MM-DD`. */
  closedDays: readonly string[]
}

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
