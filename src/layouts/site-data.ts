import { graphql, useStaticQuery } from "gatsby"
import { useContext } from "react"
import { PageContact } from "../components/reach-us/reach-us"
import type { Site } from "../domain/content/site"

type Data = Queries.SiteDataQuery

export type SiteData = Omit<NonNullable<Data["site"]>, "hours"> & Pick<Site, "hours">

export type Navigation = NonNullable<Data["navigation"]>

export type Phone = SiteData["phone"]

/** The firm's data, with the phone number of the page, and the navigation, which every page needs. */
export function useSiteData(): { site: SiteData; navigation: Navigation } {
  const phone = useContext(PageContact)?.phone
  const { site, navigation } = useStaticQuery<{ site: SiteData; navigation: Navigation }>(graphql`
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
  return { site: phone ? { ...site, phone } : site, navigation }
}
