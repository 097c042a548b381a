import { graphql, useStaticQuery } from "gatsby"
import type { Site } from "../domain/content/site"
import type { Mark } from "../domain/mark/mark"

export type Phone = { display: string; tel: string }

type NavigationLink = { label: string; path: string }

export type Navigation = {
  header: readonly NavigationLink[]
  footer: readonly { title: string; links: readonly NavigationLink[] }[]
  legal: readonly NavigationLink[]
}

/** What the layouts say about the firm. */
export type SiteData = Pick<
  Site,
  | "name"
  | "product"
  | "productTitle"
  | "url"
  | "email"
  | "address"
  | "hours"
  | "gray"
  | "quoteModal"
  | "popup"
  | "legalLine"
> & {
  phone: Phone
  mark: Mark | null
  /** Who the firm is in law. */
  imprint: string
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
        imprint
        mark {
          viewBox
          drawing
        }
        phone: phoneLink {
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
