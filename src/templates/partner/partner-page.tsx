import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Link } from "../../components/link/link"
import { Notice } from "../../components/notice/notice"
import { Wordmark } from "../../components/wordmark/wordmark"
import { phoneLink } from "../../domain/format/format"
import { paths } from "../../domain/paths"
import { ContentHead } from "../../layouts/page-head"
import { layoutMeta, type Found } from "../../layouts/page-meta"
import { PageLayout } from "../../layouts/page-layout"
import { variant } from "../../theme/variant"
import { PageBody } from "../page-body"
import { PageHeader } from "../page-header"
import { ContactCard } from "../rare-components"

/** A page for the visitors of one partner, in the partner's palette. It says first what passes between the two firms. */
export default function PartnerPage({ data: { page } }: PageProps<Found<Queries.PartnerPageQuery>>) {
  const { slug, name, palette, referralDisclosure } = page
  const phone = page.phone ? phoneLink(page.phone) : null
  const meta = { ...layoutMeta(page), partnerName: name, palette, phone }
  return (
    <PageLayout meta={meta}>
      <div className={variant("layout.column")}>
        <Wordmark name={name} />
        <PageHeader heading={page.heading} lead={page.lead} />
        <Notice kind="info" title={`About our arrangement with ${name}`}>
          <p>{referralDisclosure}</p>
          <p>
            <Link href={paths.collectionStatement(slug)}>What happens to your details</Link>
          </p>
        </Notice>
        <PageBody body={page.body} />
        <ContactCard phone={phone} />
      </div>
    </PageLayout>
  )
}

export const Head = ({ data: { page } }: HeadProps<Found<Queries.PartnerPageQuery>>) => <ContentHead page={page} />

export const query = graphql`
  query PartnerPage($id: String!) {
    page: partner(id: { eq: $id }) {
      ...PageMeta
      slug
      name
      palette
      phone
      referralDisclosure
      body
    }
  }
`
