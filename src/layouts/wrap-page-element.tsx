import type { ReactNode } from "react"
import { QuoteActivation } from "../features/quote/quote-activation"
import { QuoteModalHost } from "../features/quote/quote-modal-host"
import { useSiteData } from "./site-data"

/** Stands over every page and stays while pages come and go: the quote modal, and what opens it. */
function Overlays({ path }: { path: string }) {
  const { site } = useSiteData()
  return (
    <>
      <QuoteActivation path={path} />
      <QuoteModalHost path={path} title={site.quoteModal.title} subtitle={site.quoteModal.subtitle} firm={site} />
    </>
  )
}

/** The root shell: the page with its layout, and what lies over any page. The same at build and in the browser. */
export const wrapPageElement = ({ element, props }: { element: ReactNode; props: { location: Location } }) => (
  <>
    {element}
    <Overlays path={props.location.pathname} />
  </>
)
