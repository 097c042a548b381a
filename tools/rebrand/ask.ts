import { FIRM_KINDS, PRACTITIONERS, type FirmKind } from "../../src/domain/content/practices"
import { WEEKDAYS } from "../../src/domain/content/site"
import { type PerState, STATE_NAMES, STATES } from "../../src/domain/states"
import { splitFieldPath } from "../../src/gatsby/field-lines"
import type { ListProblem } from "../content/read-list"
import { checkRebrandAnswers, type Answers } from "./answers"
import { CHARGE_QUESTIONS, CHARGES, isChargedInState, isFixedFee } from "./charges"
import { listObjectsInAnswer, getAnsweredStates, getRebrandAnswerText, type RawAnswers } from "./usual-answers"

/** A conversation with a person: `ask` prints a question and returns the line they type, and `say` prints a line. */
export type Conversation = { ask: (question: string) => Promise<string>; say: (line: string) => void }

/** The registers of law practices and licensed conveyancers in each state. Queensland doesn't license conveyancers. */
const REGISTERS: PerState<Partial<Record<FirmKind, string>>> = {
  NSW: { "law practice": "Law Society of NSW", "licensed conveyancer": "NSW Fair Trading" },
  VIC: { "law practice": "Victorian Legal Services Board", "licensed conveyancer": "Business Licensing Authority" },
  QLD: { "law practice": "Queensland Law Society" },
}

const splitAtCommasAndSpaces = (text = ""): string[] => text.split(/[\s,]+/).filter(word => word !== "")

type Asking = {
  /** Asks for one line. An empty line means the usual answer. */
  ask: (question: string, usual?: string) => Promise<string | undefined>
  usual: (...path: readonly string[]) => string | undefined
  defaults: RawAnswers
  replies: RawAnswers
}

/** The questions by field. A text asks for a single line. */
const QUESTIONS: Readonly<Record<keyof Answers, string | ((asking: Asking) => Promise<unknown>)>> = {
  name: "Name that people use, up to 24 characters",
  legalName: ({ ask, usual, replies }) =>
    ask("Name on contracts and bills", usual("legalName") ?? getRebrandAnswerText(replies, "name")),
  abn: "ABN",
  url: "Address of the site, such as https://www.example.com",
  phone: "Phone, as people write it",
  phones: async ({ ask, defaults }) => {
    const usual = listObjectsInAnswer(defaults, "phones").map(({ state, label, phone }) =>
      [state, label, phone].filter(part => part !== undefined).join(" "),
    )
    const question = "Further phones, such as QLD 07 5550 0123, Settlements 02 5550 0188, or none"
    const line = (await ask(question, usual.join(", ") || "none")) ?? ""
    return line === "none" ? undefined : line.split(",").map(readFurtherPhone)
  },
  email: "Email",
  address: "Address in one line, such as 1 Queen Street, Geelong VIC 3220",
  hours: async ({ ask, usual }) => {
    const days = await ask("Days on which the office is open", usual("hours", "days") ?? WEEKDAYS.slice(0, 5).join(" "))
    return {
      days: splitAtCommasAndSpaces(days),
      from: await ask("Opens at", usual("hours", "from") ?? "8:30"),
      to: await ask("Closes at", usual("hours", "to") ?? "17:00"),
    }
  },
  states: async asking => {
    const question = "States in which you act, of NSW, VIC and QLD; forms begin with the first"
    const names = await asking.ask(question, getAnsweredStates(asking.defaults).join(" ") || undefined)
    const practices: RawAnswers[] = []
    for (const state of splitAtCommasAndSpaces(names?.toUpperCase()))
      practices.push(await askAboutPracticeInState(state, asking))
    return practices
  },
  product: async ({ ask, usual }) => {
    const usualTitle = usual("product", "title")
    const title = (await ask("What you do, at the start of headings", usualTitle ?? "Conveyancing")) ?? ""
    const slug = title.toLowerCase().replace(/[^a-z0-9]+/g, "-")
    return { title, slug: title === usualTitle ? (usual("product", "slug") ?? slug) : slug }
  },
  description: ({ ask, usual }) => {
    const own = usual("description")
    const empty = own === undefined ? " (empty: a sentence is made from your other answers)" : ""
    return ask(`What the firm does, in 70 to 160 characters${empty}`, own)
  },
  // It isn't asked: the firm writes it into its answers or into content/site.yaml.
  passedOnAtCost: async ({ defaults }) => defaults["passedOnAtCost"],
  colours: async ({ ask, usual }) => {
    const question = "One or two colours, such as #0e6a69, or the name of a palette"
    return splitAtCommasAndSpaces(await ask(question, usual("colours") ?? "light-coral"))
  },
  mark: ({ ask }) => ask("SVG file of your mark (empty: the one that's there, in your colours)"),
  gst: ({ ask }) => ask("GST in the amounts that follow: included, or added to them", "included"),
  fees: async ({ ask, usual, replies }) => {
    const fees: RawAnswers = {}
    const ours = getAnsweredStates(replies)
    for (const state of STATES.filter(one => ours.includes(one))) {
      const charges: RawAnswers = {}
      for (const charge of CHARGES.filter(one => isChargedInState(one, state))) {
        const amount = usual("fees", state, charge)
        const empty = isFixedFee(charge) || amount !== undefined ? "" : " (empty: you don't charge it)"
        const question = `${CHARGE_QUESTIONS[charge]} in ${STATE_NAMES[state].name}, in dollars${empty}`
        charges[charge] = await ask(question, amount)
      }
      fees[state] = Object.fromEntries(Object.entries(charges).filter(([, amount]) => amount !== undefined))
    }
    return fees
  },
}

/** Reads a number with what's before it: a state, what the number is for, or both. */
function readFurtherPhone(text: string): RawAnswers {
  const [, before = text, phone = ""] = /^([^\d(+]*)(.*)$/.exec(text.trim()) ?? []
  const [, state, label] = /^(NSW|VIC|QLD)?\s*(.*?)\s*$/i.exec(before) ?? []
  return { ...(state && { state: state.toUpperCase() }), ...(label && { label }), phone }
}

/** Asks what the firm is in one state. If its kind changes, the usual answers for the old kind aren't offered. */
async function askAboutPracticeInState(stateName: string, { ask, defaults }: Asking): Promise<RawAnswers> {
  const state = STATES.find(one => one === stateName)
  if (!state)
    return { state: stateName, as: FIRM_KINDS[0], registration: { register: "-", number: "-" }, practitioner: "lawyer" }
  const before = listObjectsInAnswer(defaults, "states").find(one => one["state"] === state)
  const { name } = STATE_NAMES[state]
  const kinds = FIRM_KINDS.filter(kind => REGISTERS[state][kind] !== undefined)
  const question = `What the firm is in ${name}: ${kinds.join(" or ")}`
  const as = (await ask(question, getRebrandAnswerText(before, "as") ?? kinds[0])) ?? ""
  const kind = kinds.find(one => one === as)
  const same = as === getRebrandAnswerText(before, "as") ? before : undefined
  const register = getRebrandAnswerText(same, "registration", "register") ?? (kind && REGISTERS[state][kind])
  const noun = kind === "licensed conveyancer" ? "conveyancer" : "lawyer"
  return {
    state,
    as,
    registration: {
      register: await ask("Who lists it there", register),
      number: await ask("Under which number", getRebrandAnswerText(same, "registration", "number")),
    },
    practitioner: await ask(
      `What you call one of your people: ${PRACTITIONERS.join(", ")}`,
      getRebrandAnswerText(same, "practitioner") ?? noun,
    ),
  }
}

export type GivenAnswers = { given: RawAnswers; answers: Answers }

/**
 * Asks for invalid answers again until there are none. Of an answer of several lines, the valid ones are offered again.
 *
 * @param usual The answers that an empty line stands for.
 * @param check Returns other problems, such as with the file of the firm's mark.
 */
export async function askAllRebrandQuestions(
  talk: Conversation,
  usual: RawAnswers,
  check: (rawAnswers: RawAnswers) => readonly ListProblem[],
): Promise<GivenAnswers> {
  const replies: RawAnswers = {}
  let defaults = usual
  const ask: Asking["ask"] = async (question, usualAnswer) => {
    const line = await talk.ask(usualAnswer === undefined ? `${question}: ` : `${question} [${usualAnswer}]: `)
    return line.trim() || usualAnswer
  }
  const getUsualAnswer: Asking["usual"] = (...path) => getRebrandAnswerText(defaults, ...path)
  const names = Object.keys(QUESTIONS) as (keyof Answers)[]
  let open = names
  for (;;) {
    for (const name of open) {
      const question = QUESTIONS[name]
      replies[name] = await (typeof question === "string"
        ? ask(question, getUsualAnswer(name))
        : question({ ask, usual: getUsualAnswer, defaults, replies }))
    }
    // Questions without an answer are left out.
    const rawAnswers = Object.fromEntries(Object.entries(replies).filter(([, value]) => value !== undefined))
    const result = checkRebrandAnswers(rawAnswers)
    const problems = [...(result.ok ? [] : result.problems), ...check(rawAnswers)]
    if (result.ok && problems.length === 0) return { given: rawAnswers, answers: result.value }
    talk.say(`\n${problems.length === 1 ? "One answer is" : `${problems.length} answers are`} not right:`)
    for (const { where, message } of problems) talk.say(`  ${where}: ${message}`)
    talk.say("")
    const wrong = new Set(problems.map(({ where }) => splitFieldPath(where)[0]))
    open = names.filter(name => wrong.has(name))
    defaults = { ...usual, ...removeInvalidAnswers(rawAnswers, problems) }
  }
}

/** Such as `hours, to` and `states 1, registration, number`. */
function removeInvalidAnswers(rawAnswers: RawAnswers, problems: readonly ListProblem[]): RawAnswers {
  const right = structuredClone(rawAnswers)
  for (const { where } of problems) {
    const path = splitFieldPath(where)
    const last = path.pop() ?? ""
    const inside = path.reduce<unknown>((value, key) => (isAnswerGroup(value) ? value[key] : undefined), right)
    if (isAnswerGroup(inside)) delete inside[last]
  }
  return right
}

const isAnswerGroup = (value: unknown): value is RawAnswers => typeof value === "object" && value !== null
