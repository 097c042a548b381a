import {
  canExcludeBuildingCosts,
  hasPartialFirstHomeRelief,
  hasPensionerRelief,
  type Condition,
} from "../../domain/job/asked-when"
import type { Answer, JOB_QUESTIONS, SALE_QUESTIONS } from "../../domain/job/questions"
import { OUR_STATES, type PerState, STATE_NAMES } from "../../domain/states"
import { formatList } from "../../domain/text-formats"
import { ONLY_STATE } from "./our-states"

export type ByState = PerState<string>

const PARTNERS_COUNT = "Is this the first home for every buyer and every buyer’s partner?"

export const FIRST_HOME: ByState = {
  NSW: PARTNERS_COUNT,
  VIC: PARTNERS_COUNT,
  QLD: "Is this the first home for every buyer?",
}

/** Each state's test covers different people and homes, so no sentence here is right for two states. */
const FIRST_HOME_HINT: ByState = {
  NSW:
    "Choose Yes only if no buyer, and no buyer’s husband, wife or de facto partner, has ever owned a home or other residential property in Australia, even a share or an investment. " +
    "A partner counts even if they’re not on the contract. You can still choose Yes if all you’ve owned is overseas. " +
    "Choose Only some of us if the only ones who have owned property are other buyers, and none of them is a first home buyer’s partner.",
  VIC:
    "Choose Yes only if no buyer, and no buyer’s spouse or partner (buying or not), has ever owned a home in Australia or received a First Home Owner Grant. " +
    "Every buyer must be a citizen or permanent resident, and at least one must move in within 12 months and stay for 12. " +
    "If one of you has owned an investment, bought since July 2000, that they never lived in, choose Not sure.",
  QLD:
    "A first home buyer has never owned a home, or a share of one, in Australia or overseas. A partner who isn’t buying doesn’t count. " +
    "If one of you isn’t an Australian citizen, see our guide to stamp duty in Queensland.",
}

const FIRST_HOME_SHARE_HINT: ByState = {
  NSW: "They need at least half for the first home scheme. Leave it empty if you don’t know yet.",
  VIC: "In Victoria every buyer must qualify, so leave it empty.",
  QLD: "The concession is worked out on their share. Leave it empty if you don’t know yet.",
}

const TWELVE_MONTHS =
  "At least one of you moves in within 12 months of settlement, and lives there for 12 months without a break."

const LIVE_IN_HINT: ByState = {
  NSW: TWELVE_MONTHS,
  VIC: TWELVE_MONTHS,
  QLD: "You move in within a year of settlement, let none of it before that, and nobody else leases the whole home in your first year there.",
}

/** The hint about living there for vacant land on which a home will be built. */
export const BUILD_HINT: ByState = {
  NSW: "For the first home scheme, it’s enough that you intend to build your first home on this land.",
  VIC: `${TWELVE_MONTHS} For a first home, it’s within 12 months of the occupancy certificate or 36 months of settlement, whichever comes first.`,
  QLD: "For the first home concession, you build one home on the land and move in within two years of settlement.",
}

const FOREIGN_HINT: ByState = {
  NSW: "Anyone who isn’t an Australian citizen counts, unless they’re a permanent resident, or a New Zealander on a special category visa, who spent at least 200 days in Australia in the 12 months before the contract. Permanent residents who travel a lot can be caught.",
  VIC: "Anyone who isn’t an Australian citizen or permanent resident counts. A New Zealander doesn’t count if they live in Australia for six months in a row at some time between 12 months before settlement and 12 months after.",
  QLD: "Anyone counts who isn’t an Australian citizen, a permanent resident, or a New Zealander on a special category visa.",
}

/** The labels of a question's options, unless they're only yes, no and not sure, whose labels are the same everywhere. */
type OptionLabels<Question> = Question extends { options: readonly (infer Option extends string)[] }
  ? [Option] extends [Answer]
    ? unknown
    : { options: Readonly<Record<Option, string>> }
  : unknown

export type QuestionWords = {
  label: string
  hint?: string | ByState
  options?: Readonly<Record<string, string>>
  /** When to answer, for a browser that can't hide the question. Needed if not every buyer is asked. */
  when?: string | undefined
  /** In which states the question applies, if not in all: a firm that acts in none of them never asks it. */
  where?: Condition
}

/** Questions whose fields are in `job-fields` and `property-fields`. Most of them are asked for each of two properties. */
type PropertyQuestion = "side" | "postcode" | "offThePlan" | Exclude<keyof typeof SALE_QUESTIONS, "mortgageOnSale">

export type DetailQuestion = Exclude<keyof typeof JOB_QUESTIONS, PropertyQuestion>

type AllWords = { readonly [Key in DetailQuestion]: QuestionWords & OptionLabels<(typeof JOB_QUESTIONS)[Key]> }

const formatStateNamesWhere = (where: Condition): string =>
  formatList(
    OUR_STATES.filter(state => where({ state, offThePlan: "yes" })).map(state => STATE_NAMES[state].name),
    "disjunction",
  )

/**
 * Questions about the buyers, in the order of the form. A surcharge comes first: until it's known, no saving is counted, so that
 * "first home: yes" would change nothing.
 */
export const BUYER_WORDS = {
  foreign: {
    label: "Is any buyer a foreign person?",
    hint: FOREIGN_HINT,
    options: { none: "None of us", some: "Some of us", all: "All of us", unsure: "Not sure" },
  },
  foreignSharePercent: {
    label: "What percentage will foreign buyers own?",
    when: "If some buyers are foreign persons",
  },
  liveIn: { label: "Will you live in it?", hint: LIVE_IN_HINT },
  firstHome: {
    label: "Is this a first home?",
    hint: FIRST_HOME_HINT,
    options: { yes: "Yes", some: "Only some of us", no: "No", unsure: "Not sure" },
  },
  firstHomeSharePercent: {
    label: "What percentage will the first home buyers own? (optional)",
    hint: FIRST_HOME_SHARE_HINT,
    when: "If it’s the first home for some buyers",
    where: hasPartialFirstHomeRelief,
  },
  pensioner: {
    label: "Does any buyer have a pensioner concession card?",
    when: ONLY_STATE ? undefined : `If you buy in ${formatStateNamesWhere(hasPensionerRelief)}`,
    where: hasPensionerRelief,
  },
} satisfies Partial<AllWords>

/** What else makes a purchase's estimate more exact, in the order of the form. */
export const PURCHASE_WORDS = {
  newHome: {
    label: "Is the home new or established?",
    hint: "A new home is one that nobody has lived in or bought as a home before.",
    when: "For a house, a townhouse or a unit",
    options: { new: "A new home", established: "An established home", land: "Vacant land" },
  },
  constructionCost: {
    label: "Building costs after the contract date (optional)",
    hint: `Ask the developer for this figure; the contract should show it. ${formatStateNamesWhere(canExcludeBuildingCosts)} may take it off the value.`,
    when: ONLY_STATE
      ? "If you buy off the plan"
      : `If you buy off the plan in ${formatStateNamesWhere(canExcludeBuildingCosts)}`,
    where: canExcludeBuildingCosts,
  },
  buyers: {
    label: "How many buyers are there?",
    options: { "1": "One", "2": "Two", "3+": "Three or more" },
  },
  entity: {
    label: "Who will own it?",
    options: { people: "People", company: "A company", trust: "A trust", smsf: "A self-managed super fund" },
  },
  loan: { label: "Will you borrow to buy it?" },
} satisfies Partial<AllWords>

/** The wording of each question. The compiler reports a question without wording or an option without a label. */
export const DETAIL_WORDS: AllWords = {
  ...BUYER_WORDS,
  ...PURCHASE_WORDS,
  mortgageOnSale: { label: "Is there a loan on the property you’re selling?" },
}

/** The wording of each of the firm's states, under the state's name, for when several states are possible. */
export const formatWordingForEveryState = (words: ByState): string =>
  OUR_STATES.map(state => `${STATE_NAMES[state].name}: ${words[state]}`).join(" ")
