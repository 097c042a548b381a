import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Notice } from "../../components/notice/notice"
import { phoneLink } from "../../domain/format/phone-link"
import { ContentHead } from "../../layouts/page-head"
import { layoutMeta } from "../../layouts/page-meta"
import { PageLayout } from "../../layouts/page-layout"
import { variant } from "../../theme/variant"
import type { Found } from "../found"
import { PageBody } from "../page-body"
import { PageHeader } from "../page-header"

/** A page for the visitors of one partner, in the partner's palette. It says what passes between the two firms. */
export default function PartnerPage({ data: { page } }: PageProps<Found<Queries.PartnerPageQuery>>) {
  const { name, palette, phone, referralDisclosure } = page
  const meta = { ...layoutMeta(page), partnerName: name, palette, phone: phone ? phoneLink(phone) : null }
  return (
    <PageLayout meta={meta}>
      <div className={variant("layout.column")}>
        <PageHeader heading={page.heading} lead={page.lead} />
        <PageBody body={page.body} />
        <Notice kind="info" title={`About our arrangement with ${name}`}>
          <p>{referralDisclosure}</p>
        </Notice>
      </div>
    </PageLayout>
  )
}

export const Head = ({ data: { page } }: HeadProps<Found<Queries.PartnerPageQuery>>) => <ContentHead page={page} />

export const query = graphql`
  query PartnerPage($id: String!) {
    page: partner(id: { eq: $id }) {
      ...PageMeta
      name
      palette
      phone
      referralDisclosure
      body
    }
  }
`
