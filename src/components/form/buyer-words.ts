import { OUR_STATES, type PerState, STATE_NAMES } from "../../domain/states"

/** Words that differ with the state of the purchase. */
export type ByState = PerState<string>

const PARTNERS_COUNT = "Is this the first home for every buyer and every buyer’s partner?"

export const FIRST_HOME: ByState = {
  NSW: PARTNERS_COUNT,
  VIC: PARTNERS_COUNT,
  QLD: "Is this the first home for every buyer?",
}

/** Each state tests other people and other homes, so no sentence here is right in two of them. */
export const FIRST_HOME_HINT: ByState = {
  NSW:
    "Choose Yes only if no buyer, and no buyer’s husband, wife or de facto partner, has ever owned a home or other residential property in Australia, even a share or an investment. " +
    "A partner counts even if they’re not on the contract. Property overseas doesn’t count. " +
    "Choose For some of us if the only ones who have owned property are other buyers, and none of them is a first home buyer’s partner.",
  VIC:
    "Choose Yes only if no buyer, and no buyer’s spouse or partner (buying or not), has ever owned a home in Australia or received a First Home Owner Grant. " +
    "Every buyer must be a citizen or permanent resident, and at least one must move in within 12 months and stay for 12. " +
    "If one of you has owned an investment, bought since July 2000, that they never lived in, choose Not sure.",
  QLD:
    "A first home buyer has never owned a home, or a share of one, in Australia or overseas. A partner who isn’t buying doesn’t count. " +
    "From 1 August 2026, each buyer must also be a citizen or permanent resident, under a bill that’s reported to be law.",
}

/** What the first home buyers' share does. */
export const FIRST_HOME_SHARE_HINT: ByState = {
  NSW: "They need at least half for the first home scheme. Leave it empty if you don’t know yet.",
  VIC: "In Victoria every buyer must qualify, so leave it empty.",
  QLD: "The concession is worked out on their share. Leave it empty if you don’t know yet.",
}

const TWELVE_MONTHS =
  "At least one of you moves in within 12 months of settlement, and lives there for 12 months without a break."

export const LIVE_IN_HINT: ByState = {
  NSW: TWELVE_MONTHS,
  VIC: TWELVE_MONTHS,
  QLD: "You move in within a year of settlement, and nobody else leases the whole home in your first year there.",
}

/** The same of vacant land, to build a home on. */
export const BUILD_HINT: ByState = {
  NSW: "For the first home scheme, it’s enough that you intend to build your first home on this land.",
  VIC: "At least one of you moves in within 12 months of the occupancy certificate or 36 months of settlement, whichever comes first, and lives there for 12 months without a break.",
  QLD: "For the first home concession, you build one home on the land and move in within two years of settlement.",
}

export const FOREIGN_HINT: ByState = {
  NSW: "Anyone who isn’t an Australian citizen counts, unless they’re a permanent resident, or a New Zealander on a special category visa, who spent at least 200 days in Australia in the 12 months before the contract. Permanent residents who travel a lot can be caught.",
  VIC: "Anyone who isn’t an Australian citizen or permanent resident counts. A New Zealander doesn’t count if they live in Australia for six months in a row at some time between 12 months before settlement and 12 months after.",
  QLD: "Anyone counts who isn’t an Australian citizen, a permanent resident, or a New Zealander on a special category visa.",
}

/** What to say where the state may be any of several: the words of each in which the firm acts, under its name. */
export const inEveryState = (words: ByState): string =>
  OUR_STATES.map(state => `${STATE_NAMES[state].name}: ${words[state]}`).join(" ")
