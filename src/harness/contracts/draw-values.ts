import type { State } from "../../domain/states"

const FIRST_NAMES = "Rosalind Tomas Imogen Casimir Aurelia Ngaire Perrin Deepa Leopold Marisol Fenwick Oona".split(" ")
const LAST_NAMES =
  "Thistleby Verlaine Sadowski Broadbent Finchley Castellan Halloway Marlowe Quayle Osterberg Penhallow Dravec".split(
    " ",
  )
const STREETS = ["Wattlebird Crescent", "Saltmere Street", "Mangrove Rise", "Lanternfish Lane", "Quandong Parade"]
const SUBURBS = ["Lantern Bay", "Saltmere", "Mango Ridge", "Bellhaven Cove", "Upper Quillby"]
const FIRMS = ["Pellworth Legal", "Quillfeather Law", "Marrowby Conveyancing", "Tansy & Holt Lawyers"]
const AGENTS = ["Harbour Lantern Realty", "Driftwood Property Agents", "Saltbush Estate Agency"]
const LENDERS = ["Meridian Mutual", "Bank of Bellhaven", "Quillby Building Society"]
const MONTHS = "January February March April May June July August September October November December".split(" ")
const WEEKDAYS = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ")
const INCLUSIONS = [
  "Blinds, dishwasher, light fittings",
  "Fixed floor coverings and curtains",
  "Oven, cooktop, garden shed",
]
const POSTCODES = { NSW: "2999", VIC: "3999", QLD: "4999", none: "6999" }
const PLAN_KINDS = { NSW: ["DP ", "SP "], VIC: ["PS", "LP"], QLD: ["SP", "RP"], none: ["DP "] }

/** Draws invented values for what's filled into a contract. Money, dates and names are written in several ways. */
export function drawValues(state: State | "none", chance: () => number): Record<string, string> {
  const drawNumber = (from: number, to: number): number => from + Math.floor(chance() * (to - from + 1))
  const pick = <T>(all: readonly T[]): T => all[drawNumber(0, all.length - 1)] as T
  const drawPerson = (): string =>
    `${pick(FIRST_NAMES)} ${chance() < 0.4 ? `${pick(FIRST_NAMES)} ` : ""}${pick(LAST_NAMES)}`
  const drawParty = (): string => {
    const kind = chance()
    if (kind < 0.15) return `${pick(LAST_NAMES)} Holdings Pty Ltd`
    return kind < 0.5 ? `${drawPerson()} and ${drawPerson()}` : drawPerson()
  }
  const drawDate = (year = 2026): string => {
    const date = new Date(Date.UTC(year, drawNumber(0, 11), drawNumber(1, 28)))
    const [day, month] = [date.getUTCDate(), date.getUTCMonth()]
    return pick([
      `${day} ${MONTHS[month]} ${year}`,
      `${WEEKDAYS[date.getUTCDay()]} ${day} ${MONTHS[month]} ${year}`,
      `${day}/${String(month + 1).padStart(2, "0")}/${year}`,
    ])
  }
  const formatMoney = (amount: number): string =>
    `$${String(amount).replace(/\B(?=(\d{3})+$)/g, ",")}${chance() < 0.3 ? ".00" : ""}`
  const price = drawNumber(400, 1900) * 1000
  const deposit = price / pick([10, 20])
  const initialDeposit = pick([1000, 2000, 5000])
  const street = `${drawNumber(1, 99)} ${pick(STREETS)}`
  const suburb = pick(SUBURBS)
  const lot = String(drawNumber(1, 60))
  const planNumber = `99${drawNumber(1000, 9999)}${state === "VIC" ? pick(["X", "Q"]) : ""}`
  return {
    seller: drawParty(),
    buyer: drawParty(),
    sellerLawyer: pick(FIRMS),
    buyerLawyer: pick(FIRMS),
    agent: pick(AGENTS),
    practitioner: drawPerson(),
    address: `${street}, ${suburb} ${state === "none" ? "" : `${state} `}${POSTCODES[state]}`,
    street,
    suburb,
    otherAddress: `${drawNumber(100, 199)} ${pick(STREETS)}, ${pick(SUBURBS)}`,
    lot,
    planNumber,
    plan: `${pick(PLAN_KINDS[state])}${planNumber}`,
    titleReference: String(drawNumber(99_000_000, 99_999_999)),
    volume: String(drawNumber(99_000, 99_999)),
    folio: String(drawNumber(100, 999)),
    price: formatMoney(price),
    deposit: formatMoney(deposit),
    balance: formatMoney(price - deposit),
    initialDeposit: formatMoney(initialDeposit),
    balanceDeposit: formatMoney(deposit - initialDeposit),
    loan: formatMoney(drawNumber(3, 8) * 50_000),
    lender: pick(LENDERS),
    financeDate: pick([drawDate(), `${pick([14, 21])} days from the contract date`]),
    inspectionDate: pick([drawDate(), `${pick([7, 14])} days from the contract date`]),
    contractDate: drawDate(),
    settlementDate: pick([drawDate(2027), `${pick([30, 60, 90])} days after the contract date`]),
    sunsetDate: drawDate(2028),
    rate: `${pick([8, 9, 10])}%`,
    inclusions: pick(INCLUSIONS),
    exclusions: pick(["Cubby house", "Wall-mounted television"]),
  }
}
