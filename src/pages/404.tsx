import type { PageProps } from "gatsby"
import { OUR_STATES } from "../domain/states"
import { NotFoundPage, UNKNOWN_ADDRESS } from "../layouts/not-found-page"
import { PageHead } from "../layouts/page-head"

const UnknownAddressPage = ({ location }: PageProps) => (
  <NotFoundPage message={UNKNOWN_ADDRESS} path={location.pathname} />
)

export default UnknownAddressPage

export const Head = () => (
  <PageHead
    title={UNKNOWN_ADDRESS}
    description={`We don’t have a page at that address. Go to one of our most popular pages, read ${OUR_STATES.length > 1 ? "about your state" : "our guide"}, or ask for a quote.`}
    index={false}
  />
)
