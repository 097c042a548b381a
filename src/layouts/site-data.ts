import { graphql, useStaticQuery } from "gatsby"
import type { Site } from "../domain/content/site"

type Data = Queries.SiteDataQuery

export type SiteData = Omit<NonNullable<Data["site"]>, "hours"> & Pick<Site, "hours">

export type Navigation = NonNullable<Data["navigation"]>

export type Phone = SiteData["phone"]

export function useSiteData(): { site: SiteData; navigation: Navigation } {
  return useStaticQuery<{ site: SiteData; navigation: Navigation }>(graphql`
    query SiteData {
      site: firm {
        name
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
