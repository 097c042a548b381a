import { graphql, useStaticQuery } from "gatsby"
import { useContext } from "react"
import { PageContact, type FirmContact } from "../components/reach-us/reach-us"
import type { Site } from "../domain/content/site"

type Data = Queries.SiteDataQuery

export type SiteData = Omit<NonNullable<Data["site"]>, "hours" | "phones"> &
  Pick<Site, "hours"> &
  Required<Pick<FirmContact, "phones">>

export type Navigation = NonNullable<Data["navigation"]>

export type Phone = SiteData["phone"]

/** The firm's data, with the phone number of the page, and the navigation, which every page needs. */
export function useSiteData(): { site: SiteData; navigation: Navigation } {
  const contact = useContext(PageContact)
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
        phones {
          state
          label
          phone
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
  return { site: contact ? { ...site, phone: contact.phone, phones: contact.phones ?? [] } : site, navigation }
}
