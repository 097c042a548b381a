import { FIRM_KINDS, PRACTITIONERS, type FirmKind } from "../../src/domain/content/practising"
import { WEEKDAYS } from "../../src/domain/content/site"
import { STATE_NAMES, STATES, type State } from "../../src/domain/states"
import { checkAnswers, type Answers, type AnswerProblem } from "./answers"
import { type Usual, usualIn } from "./usual-answers"

/** How questions reach a person: one line out, one line back; and what's said without an answer. */
export type Conversation = { ask: (question: string) => Promise<string>; say: (line: string) => void }

type Raw = Record<string, unknown>

/** Who lists law practices and licensed conveyancers in each state. Queensland licenses no conveyancers. */
const REGISTERS: Readonly<Record<State, Partial<Record<FirmKind, string>>>> = {
  NSW: { "law practice": "Law Society of NSW", "licensed conveyancer": "NSW Fair Trading" },
  VIC: { "law practice": "Victorian Legal Services Board", "licensed conveyancer": "Business Licensing Authority" },
  QLD: { "law practice": "Queensland Law Society" },
}

const WORKING_DAYS = WEEKDAYS.slice(0, 5)

/** One answer: a line, and what an empty one means. */
const line =
  (question: string, otherwise?: string) =>
  async ({ ask }: Conversation): Promise<string | undefined> => {
    const typed = (await ask(otherwise === undefined ? `${question}: ` : `${question} [${otherwise}]: `)).trim()
    return typed === "" ? otherwise : typed
  }

/** Words parted by commas or spaces. */
const words = (text = ""): string[] => text.split(/[\s,]+/).filter(word => word !== "")

/** Asks one question. It may go by what was answered to another, and offer what's usual. */
type Question = (talk: Conversation, answered: Raw, usual: Usual) => Promise<unknown>

/** A question with one line for an answer, for which the usual one is offered. */
const own =
  (name: "name" | "abn" | "url" | "phone" | "email" | "address", question: string): Question =>
  (talk, _, usual) =>
    line(question, usual[name])(talk)

/** The questions, by the field that each fills in. */
const QUESTIONS: Readonly<Record<keyof Answers, Question>> = {
  name: own("name", "Name that people use, up to 24 characters"),
  legalName: (talk, { name }, usual) => line("Name on contracts and bills", usual.legalName ?? textIn(name))(talk),
  abn: own("abn", "ABN"),
  url: own("url", "Address of the site, such as https://www.example.com"),
  phone: own("phone", "Phone, as people write it"),
  email: own("email", "Email"),
  address: own("address", "Address in one line, such as 1 Queen Street, Geelong VIC 3220"),
  hours: async (talk, _, { hours }) => ({
    days: words(await line("Days on which the office is open", (hours?.days ?? WORKING_DAYS).join(" "))(talk)),
    from: await line("Opens at", hours?.from ?? "8:30")(talk),
    to: await line("Closes at", hours?.to ?? "17:00")(talk),
  }),
  states: async (talk, _, { states = [] }) => {
    const before = states.flatMap(({ state }) => state ?? []).join(" ")
    const question = "States in which you act, of NSW, VIC and QLD; forms begin with the first"
    const typed = await line(question, before === "" ? undefined : before)(talk)
    const practised: unknown[] = []
    for (const state of words(typed?.toUpperCase())) practised.push(await practising(talk, state, states))
    return practised
  },
  product: async (talk, _, { product }) => {
    const title = (await line("What you do, at the start of headings", product?.title ?? "Conveyancing")(talk)) ?? ""
    const isSame = title === product?.title && product.slug !== undefined
    return { title, slug: isSame ? product.slug : title.toLowerCase().replace(/[^a-z0-9]+/g, "-") }
  },
  description: (talk, _, { description }) => {
    const empty = description === undefined ? " (empty: a sentence is made from your other answers)" : ""
    return line(`What the firm does, in 70 to 160 characters${empty}`, description)(talk)
  },
  colours: async (talk, _, { colours = ["light-coral"] }) =>
    words(await line("One or two colours, such as #0e6a69, or the name of a palette", colours.join(" "))(talk)),
  mark: line("SVG file of your mark (empty: the one that's there, in your colours)"),
  fees: async (talk, { states }, usual) => {
    const fees: Raw = {}
    for (const state of statesIn(states)) {
      const { purchase, sale } = usual.fees?.[state] ?? {}
      const { name } = STATE_NAMES[state]
      const ofPurchase = await line(`Your fee for a purchase in ${name}, in dollars including GST`, purchase)(talk)
      const ofSale = await line(`Your fee for a sale in ${name}`, sale)(talk)
      fees[state] = { purchase: amount(ofPurchase), sale: amount(ofSale) }
    }
    return fees
  },
}

/** @param before What was said of each state before. */
async function practising(talk: Conversation, typed: string, before: NonNullable<Usual["states"]>): Promise<Raw> {
  const state = STATES.find(one => one === typed)
  if (!state)
    return { state: typed, as: FIRM_KINDS[0], registration: { register: "-", number: "-" }, practitioner: "lawyer" }
  const usual = before.find(one => one.state === state)
  const name = STATE_NAMES[state].name
  const kinds = FIRM_KINDS.filter(kind => REGISTERS[state][kind] !== undefined)
  const as = (await line(`What the firm is in ${name}: ${kinds.join(" or ")}`, usual?.as ?? kinds[0])(talk)) ?? ""
  const kind = kinds.find(one => one === as)
  const isSame = as === usual?.as
  const { register: listedBy, number: listedAs } = (isSame && usual?.registration) || {}
  const register = await line("Who lists it there", listedBy ?? (kind && REGISTERS[state][kind]))(talk)
  const number = await line("Under which number", listedAs)(talk)
  const noun = (isSame && usual?.practitioner) || (kind === "licensed conveyancer" ? "conveyancer" : "lawyer")
  const practitioner = await line(`What you call one of your people: ${PRACTITIONERS.join(", ")}`, noun)(talk)
  return { state, as, registration: { register, number }, practitioner }
}

const textIn = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined)

const statesIn = (practised: unknown): State[] =>
  STATES.filter(state => JSON.stringify(practised).includes(`"state":"${state}"`))

/** A number where one was typed; other text stays, for the check to refuse. */
const amount = (typed = ""): unknown =>
  /^\$?[\d,]+(?:\.\d\d?)?$/.test(typed) ? Number(typed.replace(/[$,]/g, "")) : typed

const isQuestion = (name: string): name is keyof Answers => name in QUESTIONS

/** Answers as they were typed, and as they're read. */
export type GivenAnswers = { given: Raw; answers: Answers }

/**
 * Asks one question after another, says all that is wrong once the last is answered, and asks those again until
 * everything is right. What was right in an answer of several lines is offered again, and what was usual for one that
 * was wrong.
 *
 * @param usual What an empty line means.
 * @param check Says what else is wrong with the answers as they were typed, such as with the file of the mark.
 */
export async function askAnswers(
  talk: Conversation,
  usual: Usual,
  check: (given: Raw) => readonly AnswerProblem[],
): Promise<GivenAnswers> {
  const answered: Raw = {}
  let offered = usual
  let open: readonly string[] = Object.keys(QUESTIONS)
  for (;;) {
    for (const name of open.filter(isQuestion)) answered[name] = await QUESTIONS[name](talk, answered, offered)
    const typed = given(answered)
    const checked = checkAnswers(typed)
    const problems = [...(checked.ok ? [] : checked.problems), ...check(typed)]
    if (checked.ok && problems.length === 0) return { given: typed, answers: checked.answers }
    talk.say(`\n${problems.length === 1 ? "One answer is" : `${problems.length} answers are`} not right:`)
    for (const { where, message } of problems) talk.say(`  ${where}: ${message}`)
    talk.say("")
    open = Object.keys(QUESTIONS).filter(name => problems.some(problem => isAbout(problem, name)))
    offered = { ...usual, ...given(usualIn(withoutWrong(typed, problems))) }
  }
}

/** Answers without those parts that something is wrong with: `hours, to` and `states 1, registration, number`. */
function withoutWrong(typed: Raw, problems: readonly AnswerProblem[]): unknown {
  const left: unknown = structuredClone(typed)
  for (const { where } of problems) {
    const path = where.split(/, | /).map(part => (/^\d+$/.test(part) ? String(Number(part) - 1) : part))
    const last = path.pop() ?? ""
    const inside = path.reduce<unknown>((value, key) => (isGroup(value) ? value[key] : undefined), left)
    if (isGroup(inside)) delete inside[last]
  }
  return left
}

const isGroup = (value: unknown): value is Raw => typeof value === "object" && value !== null

const isAbout = ({ where }: AnswerProblem, name: string): boolean => new RegExp(`^${name}(?:[ ,]|$)`).test(where)

/** What has no answer isn't there. */
const given = (answered: Raw): Raw =>
  Object.fromEntries(Object.entries(answered).filter(([, value]) => value !== undefined))
