import * as v from "valibot"
import { isAbn } from "../../src/domain/content/imprint"
import { checkContentFields, type FieldProblem } from "../../src/domain/content/field-problems"
import { listOf, oneOf, phone, slug, text, textOfLength, webAddress, yesOrNo } from "../../src/domain/content/fields"
import { practicesSchema } from "../../src/domain/content/practices"
import { siteSchema, WEEKDAYS } from "../../src/domain/content/site"
import { isState, STATES, type State } from "../../src/domain/states"
import { CHARGES, chargesSchema, GST, isChargedInState } from "./charges"
import { parseYaml } from "../../src/gatsby/content-types/parse-fields"
import { addLinesToProblems, type ReadList } from "../content/read-list"

const ABN = "eleven digits in quotes, such as 51 824 753 556"
const NO_ABN = "no business number has these eleven digits; one is mistyped, or two have changed places"
const ADDRESS = "street, suburb, state and postcode in one line, such as 1 Queen Street, Geelong VIC 3220"
const CLOCK = "a time of day in quotes, such as 8:30 or 17:00"

const ADDRESS_LINE = /^.+, .+ (NSW|VIC|QLD) \d{4}$/

const clock = v.pipe(
  v.string(CLOCK),
  v.regex(/^(?:[01]?\d|2[0-3]):[0-5]\d$/, CLOCK),
  v.transform(time => {
    const [hour = 0, minute = 0] = time.split(":").map(Number)
    return hour * 60 + minute
  }),
)

/** All answers that `npm run rebrand` needs, with the field names of `content/site.yaml`. */
export const answersSchema = v.strictObject({
  name: textOfLength("the name that people use, at the end of each page's title,", 2, 24),
  legalName: v.optional(textOfLength("the name on contracts and bills,", 2, 80)),
  abn: v.pipe(
    v.string(ABN),
    v.check(isAbn, ({ input }) => (/^(?:\d ?){11}$/.test(input) ? NO_ABN : ABN)),
  ),
  url: webAddress,
  phone,
  phones: siteSchema.entries.phones,
  email: siteSchema.entries.email,
  address: v.pipe(v.string(ADDRESS), v.regex(ADDRESS_LINE, ADDRESS)),
  hours: v.pipe(
    v.strictObject({ days: listOf(oneOf(WEEKDAYS), 1), from: clock, to: clock }),
    v.forward(
      v.check(({ from, to }) => from < to, "later than from"),
      ["to"],
    ),
  ),
  states: practicesSchema,
  product: v.optional(
    v.strictObject({ slug, title: text("the product at the start of a heading, such as Conveyancing") }),
  ),
  description: v.optional(textOfLength("what the firm does", 70, 160)),
  passedOnAtCost: v.optional(yesOrNo),
  colours: siteSchema.entries.colours,
  mark: v.optional(text("the name of an SVG file")),
  gst: v.optional(oneOf(GST), "included"),
  fees: v.optional(v.record(oneOf(STATES), chargesSchema, "a state, and its fees below it")),
})

export type Answers = v.InferOutput<typeof answersSchema>

/** Parses the answers of a YAML file. @returns The answers, or every invalid or missing one with its line. */
export function parseRebrandAnswers(yaml: string): ReadList<Answers> {
  const parsedYaml = parseYaml(yaml)
  return parsedYaml.ok ? checkRebrandAnswers(parsedYaml.value, yaml) : { ok: false, problems: [parsedYaml.problem] }
}

export function checkRebrandAnswers(rawAnswers: unknown, yaml = ""): ReadList<Answers> {
  const result = checkContentFields(answersSchema, rawAnswers ?? {})
  const misfits = v.is(pricedSchema, rawAnswers)
    ? [...findFeesNotMatchingStates(rawAnswers), ...findPhonesOfOtherStates(rawAnswers)]
    : []
  if (result.ok && misfits.length === 0) return result
  return {
    ok: false,
    problems: addLinesToProblems([...(result.ok ? [] : result.problems.map(explainCutAmount)), ...misfits], yaml),
  }
}

/** In `{ }` YAML ends an amount at its comma, and takes what comes after it for a field. */
const explainCutAmount = (problem: FieldProblem): FieldProblem =>
  /^fees, \w+, \d+$/.test(problem.field)
    ? { ...problem, message: 'an amount with a comma goes in quotes here: "$1,290"' }
    : problem

const NOT_THERE = "the firm doesn't act there; take it out"

/** Amounts may be wrong: what's missing beside them is told at the same time. */
const pricedSchema = v.object({
  states: answersSchema.entries.states,
  fees: v.optional(v.record(v.string(), v.record(v.string(), v.unknown()))),
  phones: v.optional(v.array(v.looseObject({ state: v.optional(v.unknown()) }))),
})

/** Returns the state of the firm's address, whose time zone its opening hours are in. */
export function getStateFromAddress(address: string): State | null {
  const name = ADDRESS_LINE.exec(address)?.[1]
  return STATES.find(state => state === name) ?? null
}

const findPhonesOfOtherStates = ({ phones = [], states }: v.InferOutput<typeof pricedSchema>): FieldProblem[] =>
  phones.flatMap((phone, i) =>
    isState(phone.state) && !states.some(({ state }) => state === phone.state)
      ? [{ field: `phones ${i + 1}`, message: NOT_THERE }]
      : [],
  )

function findFeesNotMatchingStates({ fees, states }: v.InferOutput<typeof pricedSchema>): FieldProblem[] {
  if (!fees) return []
  const ours = states.map(({ state }) => state)
  return STATES.flatMap(state => {
    const hasFees = fees[state] !== undefined
    const wrongCharges = CHARGES.filter(name => fees[state]?.[name] !== undefined && !isChargedInState(name, state))
    if (hasFees === ours.includes(state))
      return wrongCharges.map(name => ({ field: `fees, ${state}, ${name}`, message: "for Victoria only; take it out" }))
    const message = hasFees ? NOT_THERE : "its fees are missing; add purchase and sale"
    return [{ field: `fees, ${state}`, message }]
  })
}
