import { graphql, type HeadProps, type PageProps } from "gatsby"
import { QuoteButton } from "../../components/button/button"
import { CallToAction } from "../../components/call-to-action/call-to-action"
import { LocatorMap } from "../../components/locator-map/locator-map"
import { toPhoneLink } from "../../domain/format/format"
import { paths } from "../../domain/paths"
import { isState, STATE_NAMES } from "../../domain/states"
import { ContentHead } from "../../layouts/page-head"
import type { PageData } from "../../layouts/page-meta"
import { BelowFirstScreen } from "../../lib/navigation/use-is-whole"
import { variant } from "../../theme/variant"
import { loadRareParts } from "../author-components"
import { ContentPage } from "../content-page"
import { FirmContactCard } from "../firm-contact-card"
import { PageBody } from "../page-body"
import { PageHeader } from "../../components/page-header/page-header"
import { createStaticComponent } from "../static-component"

const StateEnd = createStaticComponent(() => loadRareParts().then(parts => parts.StateEnd))

export default function CityPage({ data: { page } }: PageProps<PageData<Queries.CityPageQuery>>) {
  const { name, state, lat, lng, office } = page
  if (!isState(state)) throw new RangeError(`not a state: ${state}`)
  const phone = toPhoneLink(office.phone)
  return (
    <ContentPage page={page}>
      <div className={variant("layout.aside")}>
        {/* The map is the page's only picture. The drawing named in its content file is in the picture of shared links. */}
        <PageHeader
          page={{ ...page, drawing: null }}
          trail={[{ label: STATE_NAMES[state].name, path: paths.state(state) }]}
        >
          <div className={variant("layout.row")}>
            <QuoteButton />
            <a className={variant("buttons.secondary")} href={`tel:${phone.tel}`}>
              Call {phone.display}
            </a>
          </div>
        </PageHeader>
        <LocatorMap state={state} place={name} lat={lat} lng={lng} />
      </div>
      <div className={variant("layout.aside")}>
        <PageBody body={page.body} />
        <aside>
          <FirmContactCard title={`${name} office`} phone={phone} address={office.address} />
        </aside>
      </div>
      <BelowFirstScreen>
        <StateEnd state={state} costs={null} page={page} guides={page.searches} places={page.placesNear} />
        <CallToAction
          title={`What would yours cost in ${name}?`}
          text="Our fee, the searches, the duty and the registration, line by line."
        />
      </BelowFirstScreen>
    </ContentPage>
  )
}

export const Head = ({ data: { page } }: HeadProps<PageData<Queries.CityPageQuery>>) => <ContentHead page={page} />

export const query = graphql`
  query CityPage($id: String!) {
    page: cityPage(id: { eq: $id }) {
      ...PageMeta
      ...PagePicture
      name
      lat
      lng
      office {
        address
        phone
      }
      body
      placesNear {
        path
        name
        region
      }
      buyingStages {
        path
        heading
      }
      sellingStages {
        path
        heading
      }
      searches {
        path
        heading
      }
      offices {
        path
        name
      }
    }
  }
`
