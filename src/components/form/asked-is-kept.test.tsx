/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server"
import { parseIsoDate } from "../../domain/iso-date"
import {
  removeIrrelevantAnswers,
  isQuestionAsked,
  JOB_QUESTIONS,
  SALE_QUESTIONS,
  type Questions,
} from "../../domain/job/questions"
import { parseJob } from "../../domain/lead/quote-request"
import { FIRST_QUESTIONS } from "../../domain/lead/request-key"
import { drawSample, listAnswerPairs } from "../../testing/draw-sample"
import { FormBindingProvider } from "./field-binding"
import type { FormValues } from "./form-values"
import { JobFields } from "./job-fields"

const today = parseIsoDate("2026-11-21")

type Texts = Record<string, string>

/** Every combination of one answer to each question. */
const listCombinations = (options: Record<string, readonly string[]>): Texts[] =>
  Object.entries(options).reduce<Texts[]>(
    (all, [name, answers]) => all.flatMap(values => answers.map(answer => ({ ...values, [name]: answer }))),
    [{}],
  )

const propertyType = ["house", "townhouse", "unit", "land", "rural", "commercial"]

/** All answers that decide what else is asked, and the price, which always is. */
const GROUNDS = ["side", "state", "propertyType", "stage", "offThePlan", "firstHome", "foreign", "price"]
const ALL_JOBS = listCombinations({
  side: ["buying", "selling", "both"],
  state: ["NSW", "VIC", "QLD"],
  propertyType,
  stage: ["looking", "signed"],
  offThePlan: ["yes", "no", "unsure"],
  firstHome: ["no", "some"],
  foreign: ["none", "some"],
})

/** Two answers to a question that the rules store as two different values. */
const TWO_ANSWERS: Readonly<Record<string, readonly [string, string]>> = {
  percent: ["25", "75"],
  postcode: ["2000", "3000"],
  money: ["300k", "400k"],
  contractDay: ["2026-11-01", "2026-11-02"],
  day: ["2027-01-01", "2027-01-02"],
}

/** Two answers to each question that decides what else is asked about buyers. */
const TWO_ANSWERS_THAT_DECIDE = [
  ["offThePlan", "yes", "no"],
  ["firstHome", "yes", "unsure"],
  ["foreign", "all", "none"],
] as const

/** Names the kind of a job by what the rules ask in it and what counts. Jobs that are alike in both are of one kind. */
function nameJobKind(job: Texts): string {
  const names = Object.keys(JOB_QUESTIONS)
  const counting = removeIrrelevantAnswers({ ...Object.fromEntries(names.map(name => [name, ""])), ...job })
  return [...names.filter(name => isQuestionAsked(name, job)), "counting", ...Object.keys(counting)].join()
}
/** Answers to all questions on which no other question depends: the first or the second valid answer. */
const pickAnswersTo = (questions: Questions, which: 0 | 1): Texts =>
  Object.fromEntries(
    Object.entries(questions).flatMap(([name, question]) => {
      const text = ("options" in question ? question.options : TWO_ANSWERS[question.kind])?.[which]
      return text === undefined || GROUNDS.includes(name) ? [] : [[name, text]]
    }),
  )

function parseValidJob(answers: object) {
  const parsed = parseJob(answers, today)
  if (!parsed.ok) throw new Error(JSON.stringify({ answers, errors: parsed.errors }))
  return parsed.value
}

/** The keys of `names` that differ between two results. */
const listDifferingKeys = (names: object, one: object, other: object): string[] => {
  const [a, b] = [new Map<string, unknown>(Object.entries(one)), new Map<string, unknown>(Object.entries(other))]
  return Object.keys(names).filter(name => a.get(name) !== b.get(name))
}

/** The questions that the form asks while it contains `values`, by the names of its controls. */
function listAskedQuestions(values: FormValues): string[] {
  const html = renderToStaticMarkup(
    <FormBindingProvider value={{ formId: "f", dependents: "when-asked", values }}>
      <JobFields />
    </FormBindingProvider>,
  )
  const names = [...html.matchAll(/ name="([\w.]+)"/g)].map(([, name = ""]) =>
    name.replace(/\.(day|month|year)$/, "").replace(/priceUnknown$/, "price"),
  )
  return [...new Set(names)]
}

/** Jobs of every kind, with every pair of answers in at least one job, and the questions that the form asks in each. */
const FORMS = drawSample(ALL_JOBS, job => [...listAnswerPairs(job), nameJobKind(job)], 100).map(job => ({
  job,
  names: listAskedQuestions(job),
}))

const ALWAYS = ["side", "state", "propertyType", "price", "stage"]
const excludeUnconditionalQuestions = (names: readonly string[]) =>
  names.filter(name => !ALWAYS.includes(name)).toSorted()

const [ONE_OF_JOB, OTHER_OF_JOB] = [pickAnswersTo(JOB_QUESTIONS, 0), pickAnswersTo(JOB_QUESTIONS, 1)]
const [ONE_OF_SALE, OTHER_OF_SALE] = [pickAnswersTo(SALE_QUESTIONS, 0), pickAnswersTo(SALE_QUESTIONS, 1)]

/** The questions beyond the property that a buyer or a seller is asked, if the job can be priced. */
const UNPRICED = {
  buying: ["buyers", "entity", "firstHome", "foreign", "liveIn", "loan", "newHome", "offThePlan", "pensioner"],
  selling: ["mortgageOnSale"],
}

/** Later questions aren't listed here: their conditions in the table say what counts without being asked. */
const LATER_QUESTIONS = Object.keys(JOB_QUESTIONS).filter(name => !FIRST_QUESTIONS.has(name))

const isCountedUnasked = (name: string, job: FormValues): boolean =>
  !isQuestionAsked(name, job) && Object.hasOwn(removeIrrelevantAnswers({ ...job, [name]: "" }), name)

/**
 * The answers that count without being asked: a form without JavaScript asks for them anyway, and whoever prices by hand
 * needs them. Every buyer was once asked for a concession card and the age of the property; such a request gives the same
 * result when it's sent again.
 */
const listCountedUnasked = (job: FormValues): string[] => [
  ...new Set([...listFirstCountedUnasked(job), ...LATER_QUESTIONS.filter(name => isCountedUnasked(name, job))]),
]

function listFirstCountedUnasked({ side, propertyType, firstHome, foreign, state, offThePlan }: FormValues): string[] {
  if (propertyType !== "rural" && propertyType !== "commercial") {
    if (side === "selling") return []
    return [...(state === "VIC" ? [] : ["pensioner"]), ...(propertyType === "land" ? ["newHome"] : [])]
  }
  if (side === "selling") return UNPRICED.selling
  const firstHomeShare = firstHome === "some" && state !== "VIC" ? ["firstHomeSharePercent"] : []
  const foreignShare = foreign === "some" ? ["foreignSharePercent"] : []
  const costs = state === "VIC" && offThePlan === "yes" ? ["constructionCost"] : []
  return [...UNPRICED.buying, ...firstHomeShare, ...foreignShare, ...costs]
}

test("whatever the form asks, the rules keep, and of what it doesn't ask only what tells whoever prices by hand", () => {
  const sale = { state: "VIC", propertyType: "house", stage: "looking", price: "700k" }
  for (const { job, names } of FORMS) {
    const answers = { ...job, price: "850k", ...(job.side === "both" && { sale }) }
    const rest = { ...answers, ...ONE_OF_JOB }
    const keptAnswers = [
      ...listDifferingKeys(ONE_OF_JOB, parseValidJob(rest), parseValidJob({ ...answers, ...OTHER_OF_JOB })),
      ...TWO_ANSWERS_THAT_DECIDE.flatMap(([name, one, other]) =>
        listDifferingKeys(
          { [name]: "" },
          parseValidJob({ ...rest, [name]: one }),
          parseValidJob({ ...rest, [name]: other }),
        ),
      ),
    ]
    const inForm = names.filter(name => !name.startsWith("sale."))
    expect({ job, counted: excludeUnconditionalQuestions([...inForm, ...listCountedUnasked(job)]) }).toEqual({
      job,
      counted: excludeUnconditionalQuestions(keptAnswers),
    })
  }
})

test("no question depends on the answer to another that is not asked any more", () => {
  for (const { job, names } of FORMS) {
    const left = Object.fromEntries(Object.entries(job).filter(([name]) => names.includes(name)))
    expect({ job, asked: listAskedQuestions(left) }).toEqual({ job, asked: names })
  }
})

test("the same of the property sold beside a purchase", () => {
  const purchase = { side: "both", state: "NSW", propertyType: "house", stage: "looking", price: "850k" }
  for (const answers of listCombinations({ propertyType, stage: ["looking", "offer", "signed", "auction"] })) {
    const sale = { ...answers, state: "VIC", price: "700k" }
    const keptAnswers = listDifferingKeys(
      ONE_OF_SALE,
      parseValidJob({ ...purchase, sale: { ...sale, ...ONE_OF_SALE } }).sale ?? {},
      parseValidJob({ ...purchase, sale: { ...sale, ...OTHER_OF_SALE } }).sale ?? {},
    )
    const inSale = listAskedQuestions({ ...purchase, sale }).flatMap(name =>
      name.startsWith("sale.") ? [name.slice(5)] : [],
    )
    expect({ sale, asked: excludeUnconditionalQuestions(inSale) }).toEqual({
      sale,
      asked: excludeUnconditionalQuestions(keptAnswers),
    })
  }
})

test("the property sold is asked about when the visitor buys and sells, and refused otherwise", () => {
  const job = { side: "buying", state: "NSW", propertyType: "house", stage: "looking", price: "850k" }
  const sale = { state: "VIC", propertyType: "house", stage: "looking", price: "700k" }
  expect(listAskedQuestions({ ...job, sale }).filter(name => name.startsWith("sale."))).toEqual([])
  expect(parseJob({ ...job, sale }, today)).toMatchObject({ ok: false, errors: [{ field: "sale" }] })
})
