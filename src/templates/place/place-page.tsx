import { graphql, type HeadProps, type PageProps } from "gatsby"
import { CallToAction } from "../../components/call-to-action/call-to-action"
import { QuoteButton } from "../../components/button/button"
import { KeyFact, KeyFacts } from "../../components/key-facts/key-facts"
import { LocatorMap } from "../../components/locator-map/locator-map"
import { CitedSource } from "../../components/source-link/source-link"
import { formatMoney } from "../../domain/format/format"
import { parseIsoDate } from "../../domain/iso-date"
import type { ExampleProperty } from "../../domain/job/example"
import { paths } from "../../domain/paths"
import type { Quote } from "../../domain/quote/quote-types"
import { isState, type PerState, type State } from "../../domain/states"
import { ContentHead } from "../../layouts/page-head"
import type { PageData } from "../../layouts/page-meta"
import { useSiteData } from "../../layouts/site-data"
import { BelowFirstScreen } from "../../lib/navigation/use-is-whole"
import { variant } from "../../theme/variant"
import { ContentPage } from "../content-page"
import { PageHeader } from "../../components/page-header/page-header"
import { createStaticComponent } from "../static-component"

const PlaceQuote = createStaticComponent(() =>
  import(/* webpackChunkName: "rare-parts" */ "./place-end").then(file => file.PlaceQuote),
)

const PlaceNear = createStaticComponent(() =>
  import(/* webpackChunkName: "rare-parts" */ "./place-end").then(file => file.PlaceNear),
)

type Place = PageData<Queries.PlacePageQuery>["page"]

export default function PlacePage({ data: { page } }: PageProps<PageData<Queries.PlacePageQuery>>) {
  const { name, state, lat, lng } = page
  const { phone } = useSiteData().site
  if (!isState(state)) throw new RangeError(`not a state: ${state}`)
  return (
    <ContentPage page={page}>
      <div className={variant("layout.aside")}>
        <PageHeader page={page}>
          <PlaceFee place={page} />
          <div className={variant("layout.row")}>
            <QuoteButton />
            <a className={variant("buttons.secondary")} href={`tel:${phone.tel}`}>
              Call {phone.display}
            </a>
          </div>
        </PageHeader>
        <LocatorMap state={state} place={name} lat={lat} lng={lng} />
      </div>
      <div className={variant("layout.sections")}>
        <PlaceQuote state={state} place={page} />
        <BelowFirstScreen>
          <Considerations place={page} />
          <PlaceFacts place={page} />
          <Selling place={page} />
          <Apartments state={state} place={page} />
          <PlaceNear state={state} place={page} />
          <CallToAction
            title={`What would yours cost in ${name}?`}
            text="A few questions, no contact details, and every line of the price."
          />
        </BelowFirstScreen>
      </div>
    </ContentPage>
  )
}

const PROPERTIES: Readonly<Record<ExampleProperty, string>> = { house: "a house", unit: "a unit", land: "vacant land" }

/** What we charge for the purchase that the page gives as its example. */
function PlaceFee({ place: { name, example, workedCost } }: { place: Place }) {
  const { totals } = workedCost as Quote
  return (
    <p>
      <strong>Our fixed fee:</strong> {formatMoney(totals.ourFeeCents, { cents: "auto" })}, GST included, to buy{" "}
      {PROPERTIES[example.property as ExampleProperty]} in {name}.
    </p>
  )
}

function PlaceFacts({ place }: { place: Place }) {
  const { region, council, postcodes, waterAuthority, titleRegistry } = place
  return (
    <KeyFacts>
      <KeyFact label="Council">{council}</KeyFact>
      <KeyFact label="Water">{waterAuthority}</KeyFact>
      <KeyFact label="Land titles">{titleRegistry}</KeyFact>
      <KeyFact label="Region">{region}</KeyFact>
      <KeyFact label={postcodes.length > 1 ? "Main postcodes" : "Postcode"}>{postcodes.join(", ")}</KeyFact>
    </KeyFacts>
  )
}

function Considerations({ place: { name, considerations } }: { place: Place }) {
  return (
    <section className={variant("layout.stackLarge")}>
      <h2 className={variant("text.h2")}>What to check in {name}</h2>
      <ol className={variant("stages.list")}>
        {considerations.map(({ point, check, source }) => (
          <li key={point} className={variant("stages.stage")}>
            <h3 className={variant("text.h4")}>{point}</h3>
            <p>
              <strong>How to check:</strong> {check}
            </p>
            {source && (
              <p className={variant("text.small")}>
                Source: <CitedSource source={{ ...source, checked: parseIsoDate(source.checked) }} />
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Selling({ place: { name, selling, firstStagesOfSale } }: { place: Place }) {
  if (!selling) return null
  return (
    <section className={variant("text.prose")}>
      <h2>Selling in {name}</h2>
      <p>{selling}</p>
      {firstStagesOfSale.length > 0 && (
        <ul>
          {firstStagesOfSale.map(({ path, heading }) => (
            <li key={path}>
              <a href={path}>{heading}</a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** The word for a flat in each state. */
const FLAT: PerState<string> = { NSW: "an apartment", VIC: "an apartment", QLD: "a unit" }

function Apartments({ state, place: { name, apartments } }: { state: State; place: Place }) {
  if (!apartments) return null
  return (
    <section className={variant("text.prose")}>
      <h2>
        Buying {FLAT[state]} in {name}
      </h2>
      <p>{apartments}</p>
    </section>
  )
}

type Context = {
  /** Also false for a page that's too similar to another one, which its content file can't know. */
  index: boolean
}

export const Head = ({
  data: { page },
  pageContext: { index },
}: HeadProps<PageData<Queries.PlacePageQuery>, Context>) => (
  <ContentHead page={{ ...page, index }} picturedBy={isState(page.state) ? paths.state(page.state) : undefined} />
)

export const query = graphql`
  query PlacePage($id: String!) {
    page: place(id: { eq: $id }) {
      ...PageMeta
      ...PagePicture
      name
      lat
      lng
      region
      council
      postcodes
      waterAuthority
      titleRegistry
      considerations {
        point
        check
        source {
          name
          url
          checked
          setBy
          read
        }
      }
      selling
      firstStagesOfSale {
        path
        heading
      }
      apartments
      ...PlaceQuote
      ...PlaceNear
    }
  }
`
