import { graphql } from "gatsby"
import { Button } from "../../components/button/button"
import { CostBreakdown, type CostBreakdownProps } from "../../components/cost-breakdown/cost-breakdown"
import { calculateDistanceKm, NEAR_KM } from "../../domain/distance"
import { formatDay } from "../../domain/format/format"
import { parseIsoDate } from "../../domain/iso-date"
import { EXAMPLE_ANSWERS } from "../../domain/job/example"
import { paths } from "../../domain/paths"
import type { Quote } from "../../domain/quote/quote-types"
import { STATE_NAMES, type State } from "../../domain/states"
import { variant } from "../../theme/variant"
import { ExampleQuote } from "../author-components"
import { LinkLists } from "../state/state-end"

export const quoteFragment = graphql`
  fragment PlaceQuote on Place {
    name
    example {
      price
      on
    }
    workedCost
    workedSale
  }
`

type QuoteProps = { state: State; place: Queries.PlaceQuoteFragment }

/** The price is from the place's content file, and visitors can change it. */
export function PlaceQuote({ state, place: { name, example, workedCost, workedSale } }: QuoteProps) {
  return (
    <section className={variant("layout.stackLarge")}>
      <h2 className={variant("text.h2")}>What buying in {name} costs: an example</h2>
      <p className={variant("text.muted")}>
        An established house that two people buy to live in, with a loan and a contract of{" "}
        {formatDay(parseIsoDate(example.on))}.
      </p>
      <ExampleQuote quote={workedCost as Quote} />
      <PriceForm state={state} price={example.price} />
      <h3 className={variant("text.h3")}>What selling in {name} costs at the same price</h3>
      <CostBreakdown {...(workedSale as unknown as CostBreakdownProps)} />
    </section>
  )
}

type PriceProps = {
  state: State
  /** In whole dollars. */
  price: number
}

/** Opens the calculator with another price, for the same buyers as in the example. It's a plain form. */
export function PriceForm({ state, price }: PriceProps) {
  return (
    <form action={paths.page("calculator")} className={variant("search.form")}>
      <input type="hidden" name="side" value="buying" />
      <input type="hidden" name="state" value={state} />
      {Object.entries(EXAMPLE_ANSWERS.buying).map(([name, value]) => (
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
  const officeLinks = office
    ? [
        {
          path: office.path,
          label: `${office.name} office`,
          note: formatOfficeNote(calculateDistanceKm(place, office)),
        },
      ]
    : []
  return (
    <LinkLists
      lists={[
        { title: `Near ${name}`, links: buildLinks(nearby) },
        { title: `Other places in ${stateName}`, links: buildLinks(otherPlaces) },
        { title: "Our office and guide", links: [...officeLinks, guide] },
      ]}
    />
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
