import { addDays, countDaysBetween } from "../iso-date"
import { BY_STATE } from "../key-dates/by-state"
import type { State } from "../states"
import type { Running, RunningDate } from "./running-dates"
import type { RuleId, UrgencyFacts } from "./urgency-types"

/** A rule that matches: the date it's about, if any, and how many days are left as the rule counts them. */
export type Match = { date: RunningDate | null; left: number }

type When = (facts: UrgencyFacts, running: Running) => Match | null

/** When a rule matches, and for which side and state; without them, it's for all. */
type Rule = { side?: UrgencyFacts["side"]; state?: State; when: When }

const AT_ONCE = { date: null, left: 0 }
const isSigned = ({ stage, contractDate }: UrgencyFacts): boolean => stage === "signed" && contractDate !== null

/** The key dates of each side, in the order of priority on the same day. Rule u23 handles `deposit`. */
const KEY_DATES: Record<UrgencyFacts["side"], readonly string[]> = {
  buying: [
    ...["cooling-off", "building-and-pest", "finance", "missing-document", "risk"],
    ...["deposit-balance", "settlement", "requisitions", "duty"],
  ],
  selling: ["cooling-off", "finance", "settlement", "land-tax-certificate"],
}

/** The `risk` date doesn't matter to a buyer with insurance. */
export function findNextKeyDate({ side, insured }: UrgencyFacts, { dates, now }: Running): RunningDate | null {
  const keyDates = KEY_DATES[side]
    .filter(key => key !== "risk" || insured !== "yes")
    .flatMap(key => dates.get(key) ?? [])
  return keyDates.filter(({ at }) => at > now).sort((a, b) => a.at.getTime() - b.at.getTime())[0] ?? null
}

/** Matches a date of today or later, and counts business days under the contract. It matches all day, even after the date's time. */
const matchUpcomingDate = ({ today, businessDaysTo }: Running, date: RunningDate | undefined): Match | null =>
  date && date.on >= today ? { date, left: businessDaysTo(date.on, "contract") } : null

/** Matches a date of today or later, and counts calendar days. */
const matchUpcomingDateByCalendarDays = ({ today }: Running, date: RunningDate | undefined): Match | null =>
  date && date.on >= today ? { date, left: countDaysBetween(today, date.on) } : null

const hasDatePassed = ({ now }: Running, date: RunningDate | undefined): boolean => date !== undefined && date.at <= now

const matchUpcomingCondition: When = (_, running) =>
  ["building-and-pest", "finance"]
    .flatMap(key => matchUpcomingDate(running, running.dates.get(key)) ?? [])
    .sort((a, b) => a.left - b.left)[0] ?? null

/** Matches a condition whose notice is due today. `isPast`: whether its time of day has passed. */
const matchConditionToday =
  (isPast: boolean): When =>
  (_, running) => {
    const today = ["building-and-pest", "finance"]
      .flatMap(key => running.dates.get(key) ?? [])
      .find(date => date.on === running.today && hasDatePassed(running, date) === isPast)
    return today ? { date: today, left: 0 } : null
  }

/** Matches when the seller's statement is missing, so that the buyer may be able to end the contract until settlement. */
const matchMissingStatement: When = (facts, running) => {
  if (!isSigned(facts) || facts.statementReceived !== "no") return null
  const settlement = running.dates.get("settlement")
  if (!settlement) return { date: null, left: Number.POSITIVE_INFINITY }
  return matchUpcomingDate(running, settlement)
}

const matchAuction: When = ({ stage, auctionOn }, running) =>
  stage !== "signed" && auctionOn ? matchUpcomingDate(running, running.createDate("auction", auctionOn)) : null

/** Matches a settlement that has passed, if the contract gives its day and it isn't only the usual one. */
const matchPassedSettlement: When = (facts, running) => {
  const { settlement } = facts
  const contractDay = settlement && "on" in settlement ? running.createDate("settlement", settlement.on) : undefined
  const settlementDay = running.dates.get("settlement") ?? contractDay
  return isSigned(facts) && settlement && settlementDay && hasDatePassed(running, settlementDay)
    ? { date: settlementDay, left: 0 }
    : null
}

const isBuyerReadyToSign = ({ stage, signingOn }: UrgencyFacts): boolean => stage === "offer" || signingOn !== undefined

/** Every rule by its name. A rule gives the days left, and the table says how many are urgent. */
export const RULES: Record<Exclude<RuleId, "u00" | "stale">, Rule> = {
  u01: {
    side: "buying",
    when: (_, running) => {
      const date = running.dates.get("cooling-off")
      return date?.on === running.today && !hasDatePassed(running, date) ? { date, left: 0 } : null
    },
  },
  u02: {
    side: "buying",
    when: (_, running) => {
      const date = running.dates.get("cooling-off")
      if (!date || !hasDatePassed(running, date)) return null
      return date.on >= (running.businessDayBefore ?? running.today) ? { date, left: 0 } : null
    },
  },
  u03: {
    side: "buying",
    when: (_, running) => {
      const date = running.dates.get("cooling-off")
      return date && date.on > running.today ? { date, left: running.businessDaysTo(date.on) } : null
    },
  },
  u04: { side: "buying", state: "QLD", when: matchConditionToday(false) },
  u05: { side: "buying", state: "QLD", when: matchConditionToday(true) },
  u06: { side: "buying", state: "VIC", when: (_, running) => matchUpcomingDate(running, running.dates.get("finance")) },
  u07: { side: "buying", state: "NSW", when: matchUpcomingCondition },
  u08: { side: "buying", state: "NSW", when: matchMissingDocumentDeadline },
  u09: { side: "buying", state: "NSW", when: matchMissingDocumentDeadline },
  u10: { side: "buying", when: ({ stage }) => (stage === "offer" ? AT_ONCE : null) },
  u11: {
    side: "buying",
    state: "NSW",
    when: ({ stage, certificate66W }) => (stage === "offer" && certificate66W === "yes" ? AT_ONCE : null),
  },
  u12: { side: "buying", state: "VIC", when: matchMissingStatement },
  u13: { side: "buying", state: "QLD", when: matchMissingStatement },
  u14: {
    side: "buying",
    state: "QLD",
    when: (facts, { today, dates }) => {
      const { contractDate, insured } = facts
      const isFresh = isSigned(facts) && contractDate !== null && contractDate >= addDays(today, -1)
      return isFresh && insured !== "yes" ? { date: dates.get("risk") ?? null, left: 0 } : null
    },
  },
  u15: { side: "buying", when: matchAuction },
  u16: { side: "buying", when: matchAuction },
  u17: { side: "buying", when: (_, running) => matchUpcomingDate(running, running.dates.get("settlement")) },
  u18: { side: "buying", when: matchPassedSettlement },
  u19: { side: "buying", when: (_, running) => matchUpcomingDate(running, running.dates.get("duty")) },
  u20: {
    side: "buying",
    when: ({ stage, contractDate }) => (stage === "signed" && contractDate === null ? AT_ONCE : null),
  },
  u21: {
    side: "buying",
    state: "QLD",
    when: (facts, running) =>
      isSigned(facts) && !facts.finance && !hasDatePassed(running, running.dates.get("settlement")) ? AT_ONCE : null,
  },
  u22: { side: "buying", when: ({ stage }) => (stage === "looking" || stage === "auction" ? AT_ONCE : null) },
  u23: {
    side: "buying",
    when: (facts, running) => {
      const { contractDate, state, waived, method } = facts
      const isBound = (waived && BY_STATE[state].canWaive) || method === "auction"
      if (!isSigned(facts) || !contractDate || !isBound) return null
      return { date: running.createDate("deposit", contractDate), left: running.businessDaysSince(contractDate) }
    },
  },
  u24: {
    side: "selling",
    state: "NSW",
    when: ({ stage, advertiseOn, documentsReady }, running) =>
      stage !== "signed" && advertiseOn && documentsReady === "no"
        ? matchUpcomingDate(running, running.createDate("marketing", advertiseOn))
        : null,
  },
  u25: {
    side: "selling",
    state: "VIC",
    when: (facts, running) => {
      const { stage, signingOn, documentsReady } = facts
      if (stage === "signed" || documentsReady !== "no" || !isBuyerReadyToSign(facts)) return null
      return signingOn
        ? matchUpcomingDate(running, running.createDate("signing", signingOn))
        : { date: null, left: Number.POSITIVE_INFINITY }
    },
  },
  u26: {
    side: "selling",
    state: "QLD",
    when: (facts, running) => {
      const { stage, signingOn, documentsReady } = facts
      if (stage === "signed" || documentsReady !== "no") return null
      const atAuction = matchAuction(facts, running)
      if (atAuction && atAuction.left <= AUCTION_NEAR) return { ...atAuction, left: 0 }
      if (!isBuyerReadyToSign(facts)) return null
      return { date: signingOn ? running.createDate("signing", signingOn) : null, left: 0 }
    },
  },
  u27: {
    side: "selling",
    state: "NSW",
    when: ({ landTaxServed }, running) =>
      landTaxServed === "yes" ? null : matchUpcomingDate(running, running.dates.get("land-tax-certificate")),
  },
  u28: {
    side: "selling",
    when: ({ mortgageOnSale, dischargeAsked }, running) =>
      mortgageOnSale === "yes" && dischargeAsked !== "yes"
        ? matchUpcomingDate(running, running.dates.get("settlement"))
        : null,
  },
  u29: {
    side: "selling",
    when: ({ clearance }, running) =>
      clearance === "yes" ? null : matchUpcomingDateByCalendarDays(running, running.dates.get("settlement")),
  },
  u30: { when: ({ bankDetailsChanged }) => (bankDetailsChanged === "yes" ? AT_ONCE : null) },
}

/** The seller's statement can't wait if the auction is this many business days away or fewer. */
const AUCTION_NEAR = 2

/** Matches the date at the end of the 14 days that New South Wales allows when a document was missing. */
function matchMissingDocumentDeadline(facts: UrgencyFacts, running: Running): Match | null {
  return facts.missingDocument === "yes"
    ? matchUpcomingDateByCalendarDays(running, running.dates.get("missing-document"))
    : null
}
