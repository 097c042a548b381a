import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Link } from "../../components/link/link"
import { Notice } from "../../components/notice/notice"
import { paths } from "../../domain/paths"
import { PagePartnerSharing } from "../../features/quote/quote-context"
import { ContentHead } from "../../layouts/page-head"
import { getPagePalette, type PageData } from "../../layouts/page-meta"
import { variant } from "../../theme/variant"
import { ContactCard } from "../author-components"
import { ContentPage } from "../content-page"
import { PageBody } from "../page-body"
import { PageHeader } from "../../components/page-header/page-header"

export default function PartnerPage({ data: { page } }: PageProps<PageData<Queries.PartnerPageQuery>>) {
  const { slug, name, referralDisclosure } = page
  return (
    <ContentPage page={page} meta={{ partnerName: name, palette: getPagePalette(page) }}>
      <div className={variant("layout.column", "piece.withContact")}>
        <PageHeader page={page} name={name} above={<Wordmark name={name} />} />
        <Notice kind="info" title={`About our arrangement with ${name}`}>
          <p>{referralDisclosure}</p>
          <p>
            <Link href={paths.collectionStatement(slug)}>What happens to your details</Link>
          </p>
        </Notice>
        <PagePartnerSharing.Provider value={page.sharing ? { slug, name, purpose: page.sharing } : null}>
          <PageBody body={page.body} />
        </PagePartnerSharing.Provider>
        <ContactCard />
      </div>
    </ContentPage>
  )
}

const MOST_LETTERS = 3

/** The first letters of a name's capitalised words: `SHO` of `Sale by Home Owner`. */
const getNameInitials = (name: string): string => (name.match(/\b\p{Lu}/gu) ?? []).slice(0, MOST_LETTERS).join("")

function Wordmark({ name }: { name: string }) {
  return (
    <p className={variant("piece.wordmark")}>
      <span aria-hidden="true">{getNameInitials(name)}</span>
      {name}
    </p>
  )
}

export const Head = ({ data: { page } }: HeadProps<PageData<Queries.PartnerPageQuery>>) => <ContentHead page={page} />

export const query = graphql`
  query PartnerPage($id: String!) {
    page: partner(id: { eq: $id }) {
      ...PageMeta
      ...PagePicture
      slug
      name
      palette
      colours
      phone
      referralDisclosure
      sharing
      body
    }
  }
`
