import { graphql } from "gatsby"
import { Button } from "../../components/button/button"
import { CostBreakdown, type CostBreakdownProps } from "../../components/cost-breakdown/cost-breakdown"
import { Disclosure } from "../../components/disclosure/disclosure"
import { formatOptionalAmount } from "../../components/quote-sheet/quote-words"
import { calculateDistanceKm, NEAR_KM } from "../../domain/distance"
import { formatDay } from "../../domain/format/format"
import { parseIsoDate } from "../../domain/iso-date"
import { EXAMPLE_ANSWERS, type ExampleProperty } from "../../domain/job/example"
import { paths } from "../../domain/paths"
import type { Quote } from "../../domain/quote/quote-types"
import { STATE_NAMES, type State } from "../../domain/states"
import { variant } from "../../theme/variant"
import { ExampleQuote } from "../author-components"
import { LinkLists } from "../state/state-end"

export const quoteFragment = graphql`
  fragment PlaceQuote on Place {
    name
    waterAuthority
    example {
      price
      on
      property
    }
    workedCost
    workedSale
  }
`

type QuoteProps = { state: State; place: Queries.PlaceQuoteFragment }

/** The price is from the place's content file, and visitors can change it. */
export function PlaceQuote({ state, place }: QuoteProps) {
  const { name, example, workedCost, waterAuthority } = place
  const water = waterAuthority.replace(" (confirm by address)", "")
  const property = example.property as ExampleProperty
  const sale = place.workedSale as unknown as CostBreakdownProps
  return (
    <section className={variant("layout.stackLarge")}>
      <div className={variant("layout.stack")}>
        <h2 className={variant("text.h2")}>What buying in {name} costs: an example</h2>
        <p className={variant("text.muted")}>
          For a contract of {formatDay(parseIsoDate(example.on))}.{" "}
          {water !== "Sydney Water" &&
            `The water search has an example price${state === "NSW" ? ", from Sydney Water" : ""}. Here it’s set by ${water}.`}
        </p>
      </div>
      <ExampleQuote quote={workedCost as Quote} property={property} />
      <PriceForm state={state} price={example.price} property={property} />
      <Disclosure
        look="disclosure.item"
        summary={`Selling in ${name} at the same price costs ${formatOptionalAmount(sale.totals.totalCents)}`}
      >
        <CostBreakdown {...sale} />
      </Disclosure>
    </section>
  )
}

type PriceProps = {
  state: State
  /** In whole dollars. */
  price: number
  property: ExampleProperty
}

/** Opens the calculator with another price, for the same buyers as in the example. It's a plain form. */
export function PriceForm({ state, price, property }: PriceProps) {
  return (
    <form action={paths.page("calculator")} className={variant("search.form")}>
      <input type="hidden" name="side" value="buying" />
      <input type="hidden" name="state" value={state} />
      {Object.entries(EXAMPLE_ANSWERS.buying[property]).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="your-price" className={variant("form.label")}>
        Try a different price
      </label>
      <div className={variant("search.row")}>
        <div className={variant("form.money")}>
          <span aria-hidden="true">$</span>
          <input
            id="your-price"
            name="price"
            autoComplete="off"
            className={variant("form.input")}
            defaultValue={numberFormat.format(price)}
          />
        </div>
        <Button type="submit" look="secondary">
          Work it out
        </Button>
      </div>
    </form>
  )
}

export const nearFragment = graphql`
  fragment PlaceNear on Place {
    name
    lat
    lng
    nearby {
      name
      region
      path
    }
    otherPlaces {
      name
      region
      path
    }
    nearestOffice {
      name
      path
      lat
      lng
    }
  }
`

type NearProps = { state: State; place: Queries.PlaceNearFragment }

export function PlaceNear({ state, place }: NearProps) {
  const { name: stateName } = STATE_NAMES[state]
  const { name, nearby, otherPlaces, nearestOffice: office } = place
  const buildLinks = (places: typeof nearby) =>
    places.map(({ path, name: label, region }) => ({ path, label, note: region }))
  const guide = { path: paths.state(state), label: `How it works in ${stateName}` }
  const note = office && formatOfficeNote(calculateDistanceKm(place, office))
  const officeLinks = office ? [{ path: office.path, label: `${office.name} office`, note }] : []
  return (
    <div className={variant("layout.sections")}>
      <LinkLists
        lists={[
          { title: `Near ${name}`, links: buildLinks(nearby) },
          { title: `Other places in ${stateName}`, links: buildLinks(otherPlaces) },
          { title: "Our office and guide", links: [...officeLinks, guide] },
        ]}
      />
    </div>
  )
}

const numberFormat = new Intl.NumberFormat("en-AU", { maximumFractionDigits: 0 })

/** Below this, in km, the office is in the place itself. */
const SAME_PLACE_KM = 3

function formatOfficeNote(km: number): string {
  if (km < SAME_PLACE_KM) return "our nearest"
  const away = `${numberFormat.format(km)} km away`
  return km <= NEAR_KM ? `our nearest, ${away}` : `${away}: we work online and by phone`
}
