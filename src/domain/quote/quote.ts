import { getPeriodInForce, NoFigureInForce, toSource } from "../source-and-period"
import { getPurchaseFeeConditions, getSaleFeeConditions } from "../fees/conditions"
import type { Figures } from "../figures/figures"
import { addDays, type IsoDate } from "../iso-date"
import type { JobAnswers, PropertyAnswers } from "../job/questions"
import { isTableForStates, type State, getTableEnding } from "../states"
import {
  NeedsPerson,
  combineAnswers,
  isFirstHomeForAll,
  isNewHome,
  isOwnerOccupiedHome,
  hasLocalBuyer,
  toYesOrNo,
  isVacantLand,
} from "../transfer-duty/duty-rules"
import { describeBasisOfTotal } from "./based-on"
import {
  createDutyQuoteLines,
  createQuoteLinesFromTable,
  listItemTables,
  omitUnaskedExtras,
  type ChargedProperty,
  type IsAnswered,
} from "./lines"
import { addBestOffer } from "./offer-lines"
import type { Quote, QuoteOutcome, QuoteGroup } from "./quote-types"
import { groupQuoteLines, calculateQuoteTotals } from "./totals"
import { hasPartialFirstHomeRelief, isHomeClosedToForeignBuyers } from "../job/asked-when"

type Sale = NonNullable<JobAnswers["sale"]>

function splitPurchaseAndSale(job: JobAnswers): { purchase: JobAnswers | null; sale: Sale | null } {
  if (job.side === "buying") return { purchase: job, sale: null }
  if (job.side === "selling") return { purchase: null, sale: job }
  if (!job.sale) throw new RangeError("both sides, but no sale")
  return { purchase: job, sale: job.sale }
}

const getContractDay = ({ stage, contractDate }: PropertyAnswers, today: IsoDate): IsoDate =>
  stage === "signed" && contractDate ? contractDate : today

/** At the prices of `today`, since these are charged from now on. */
const createTableLines = (state: State, property: ChargedProperty, figures: Figures, today: IsoDate) =>
  listItemTables(state, figures).flatMap(table => createQuoteLinesFromTable(table, property, today))

const BUYERS = { "1": 1, "2": 2, "3+": 3 } as const

type Circumstances = { today: IsoDate; isAnswered: IsAnswered }

function buildPurchaseQuoteGroups(
  job: JobAnswers,
  figures: Figures,
  { today, isAnswered }: Circumstances,
): QuoteGroup[] {
  const property: ChargedProperty = {
    job: "purchase",
    price: job.price,
    conditions: getPurchaseFeeConditions(job),
    buyers: BUYERS[job.buyers],
  }
  const lines = [
    ...createDutyQuoteLines(job, figures, getContractDay(job, today)),
    ...createTableLines(job.state, property, figures, today),
  ]
  return groupQuoteLines("purchase", omitUnaskedExtras(lines, isAnswered), figures["quote-words"].groups)
}

function buildSaleQuoteGroups(sale: Sale, figures: Figures, today: IsoDate): QuoteGroup[] {
  const property: ChargedProperty = {
    job: "sale",
    price: sale.price,
    conditions: getSaleFeeConditions(sale),
    buyers: 1,
  }
  return groupQuoteLines("sale", createTableLines(sale.state, property, figures, today), figures["quote-words"].groups)
}

const findEarliestDay = (days: readonly IsoDate[]): IsoDate => days.reduce((a, b) => (b < a ? b : a))

/** @throws NoFigureInForce when a table that is needed does not cover the day. */
function buildQuote(job: JobAnswers, figures: Figures, circumstances: Circumstances): Quote {
  const { today } = circumstances
  const { purchase, sale } = splitPurchaseAndSale(job)
  const words = figures["quote-words"]
  const groupsBeforeOffer = [
    ...(purchase ? buildPurchaseQuoteGroups(purchase, figures, circumstances) : []),
    ...(sale ? buildSaleQuoteGroups(sale, figures, today) : []),
  ]
  const { groups, count, isCodeUnused } = addBestOffer(groupsBeforeOffer, figures, {
    ...(purchase && { purchase: purchase.state }),
    ...(sale && { sale: sale.state }),
  })
  const offerNote = isCodeUnused ? words.offers["code-unused"] : count > 1 ? words.offers["one-counts"] : null
  const ourFees = [purchase, sale].flatMap(p =>
    p ? [getPeriodInForce(figures[`our-fees-${getTableEnding(p.state)}`].periods, today)] : [],
  )
  const checkedDays = groups.flatMap(({ lines }) => lines.flatMap(({ source }) => (source ? [source.checked] : [])))
  const contractDate = getContractDay(job, today)
  const listSentences = (of: { purchase: string[]; sale: string[] }): string[] => [
    ...new Set([...(purchase ? of.purchase : []), ...(sale ? of.sale : [])]),
  ]
  return {
    side: job.side,
    state: job.state,
    priceCents: job.price,
    groups,
    totals: calculateQuoteTotals(groups),
    grants: listFirstHomeGrants(job, figures, contractDate),
    included: listSentences(words.included),
    basis: {
      contractDate,
      ratesVersion: figures.version,
      checkedOn: findEarliestDay([...ourFees.map(period => period.checked), ...checkedDays]),
      validUntil: findEarliestDay([
        addDays(today, words.validForDays),
        ...ourFees.flatMap(p => (p.until ? [p.until] : [])),
      ]),
      basedOn: describeBasisOfTotal(job),
      ...(offerNote !== null && { offerNote }),
      assumptions: listQuoteAssumptions(job, groups, figures),
      notIncluded: listSentences(words.notIncluded),
    },
  }
}

/**
 * The itemised answer to a quote request: duty at the rates of the contract date, everything else as of `today`. It's `manual`
 * for rural and commercial property, when duty depends on shares that the answers don't give, when a day is outside every
 * period of a table that is needed, and in a state in which the firm doesn't act: forms and functions refuse that state
 * earlier, so visitors shouldn't see that reason.
 *
 * @param isAnswered Which questions the visitor answered, where some may not have been asked yet: without it, all of them. It
 *   changes no total.
 */
export function calculateQuoteOutcome(
  job: JobAnswers,
  figures: Figures,
  today: IsoDate,
  isAnswered: IsAnswered = () => true,
): QuoteOutcome {
  for (const { state } of [job, job.sale ?? job])
    if (!(`our-fees-${getTableEnding(state)}` in figures))
      return { outcome: "manual", reason: `no figures of ${state}` }
  for (const type of [job.propertyType, job.sale?.propertyType])
    if (type === "rural" || type === "commercial")
      return { outcome: "manual", reason: figures["quote-words"].manual[type] }
  try {
    return { outcome: "quoted", quote: buildQuote(job, figures, { today, isAnswered }) }
  } catch (error) {
    if (error instanceof NeedsPerson) return { outcome: "manual", reason: figures["quote-words"].manual[error.why] }
    if (error instanceof NoFigureInForce) return { outcome: "manual", reason: error.message }
    throw error
  }
}

/**
 * Grants that a first home buyer may claim for a new home. The further limits for house-and-land packages aren't checked.
 *
 * @throws NoFigureInForce when no grant table covers `on`.
 */
export function listFirstHomeGrants(job: JobAnswers, figures: Figures, on: IsoDate): Quote["grants"] {
  const claims = combineAnswers(
    isFirstHomeForAll(job),
    isOwnerOccupiedHome(job),
    hasLocalBuyer(job),
    toYesOrNo(job.side !== "selling" && isNewHome(job)),
  )
  if (claims !== "yes" || job.price === null) return []
  const { words, periods } = figures[`first-home-grant-${getTableEnding(job.state)}`]
  const period = getPeriodInForce(periods, on)
  if (job.price > period.upTo) return []
  return [
    {
      key: "first-home-grant",
      label: words.label,
      amountCents: period.amount,
      why: words.why,
      source: toSource(period),
    },
  ]
}

type Key = keyof Figures["quote-words"]["assumptions"]

/**
 * One sentence for each fact that wasn't asked, isn't known, or can't be calculated. A key that ends in a state is for
 * it only.
 */
function listQuoteAssumptions(job: JobAnswers, groups: readonly QuoteGroup[], figures: Figures): string[] {
  const buying = job.side !== "selling"
  const foreign = buying && (job.foreign === "some" || job.foreign === "all")
  const someFirstHome = buying && job.firstHome === "some"
  const offThePlan = buying && job.offThePlan !== "no"
  const saving = groups.some(({ lines }) =>
    lines.some(line => !line.offer && "amountCents" in line && line.amountCents < 0),
  )
  const applies: Record<Key, boolean> = {
    "todays-rates": buying && job.stage !== "signed",
    "fees-of-today": true,
    "market-value": buying,
    "one-home": true,
    conditions: saving,
    "some-foreign-nsw": saving && foreign,
    "some-foreign-qld": saving && foreign,
    "some-first-home": saving && someFirstHome && hasPartialFirstHomeRelief(job),
    "some-first-home-qld": saving && someFirstHome,
    "every-first-home-vic": someFirstHome,
    "foreign-share": foreign && job.foreign === "some" && job.foreignSharePercent === null,
    "foreign-no-relief": foreign && !saving && job.liveIn !== "no",
    "foreign-established": buying && isHomeClosedToForeignBuyers(job),
    entity: buying && job.entity !== "people",
    "home-age-qld": saving && job.firstHome !== "no" && job.newHome === null && !isVacantLand(job),
    "off-the-plan-vic": offThePlan,
    "off-the-plan-nsw": offThePlan,
    "strata-qld": buying && job.strata !== "no",
    "three-buyers": buying && job.buyers === "3+",
  }
  const words = figures["quote-words"].assumptions
  return (Object.keys(words) as Key[])
    .filter(key => applies[key] && isTableForStates([job.state], key))
    .map(key => words[key])
}
