import { FIRM_KINDS, PRACTITIONERS, type FirmKind } from "../../src/domain/content/practising"
import { STATE_NAMES, STATES, type State } from "../../src/domain/states"
import { checkAnswers, type Answers, type AnswerProblem } from "./answers"

/** How questions reach a person: one line out, one line back; and what's said without an answer. */
export type Conversation = { ask: (question: string) => Promise<string>; say: (line: string) => void }

type Raw = Record<string, unknown>

/** Who lists law practices and licensed conveyancers in each state. Queensland licenses no conveyancers. */
const REGISTERS: Readonly<Record<State, Partial<Record<FirmKind, string>>>> = {
  NSW: { "law practice": "Law Society of NSW", "licensed conveyancer": "NSW Fair Trading" },
  VIC: { "law practice": "Victorian Legal Services Board", "licensed conveyancer": "Business Licensing Authority" },
  QLD: { "law practice": "Queensland Law Society" },
}

/** One answer: a line, and what an empty one means. */
const line =
  (question: string, otherwise?: string) =>
  async ({ ask }: Conversation): Promise<string | undefined> => {
    const typed = (await ask(otherwise === undefined ? `${question}: ` : `${question} [${otherwise}]: `)).trim()
    return typed === "" ? otherwise : typed
  }

/** Words parted by commas or spaces. */
const words = (text = ""): string[] => text.split(/[\s,]+/).filter(word => word !== "")

/** The questions, by the field that each fills in. One may ask for what was answered to another. */
const QUESTIONS: Readonly<Record<keyof Answers, (talk: Conversation, answered: Raw) => Promise<unknown>>> = {
  name: line("Name that people use, up to 24 characters"),
  legalName: (talk, { name }) => line("Name on contracts and bills", textIn(name))(talk),
  abn: line("ABN"),
  url: line("Address of the site, such as https://www.example.com"),
  phone: line("Phone, as people write it"),
  email: line("Email"),
  address: line("Address in one line, such as 1 Queen Street, Geelong VIC 3220"),
  hours: async talk => ({
    days: words(await line("Days on which the office is open", "Monday Tuesday Wednesday Thursday Friday")(talk)),
    from: await line("Opens at", "8:30")(talk),
    to: await line("Closes at", "17:00")(talk),
  }),
  states: async talk => {
    const typed = await line("States in which you act, of NSW, VIC and QLD; forms begin with the first")(talk)
    const states: unknown[] = []
    for (const state of words(typed?.toUpperCase())) states.push(await practising(talk, state))
    return states
  },
  product: async talk => {
    const title = (await line("What you do, at the start of headings", "Conveyancing")(talk)) ?? ""
    return { title, slug: title.toLowerCase().replace(/[^a-z0-9]+/g, "-") }
  },
  description: line("What the firm does, in 70 to 160 characters (empty: a sentence is made from your other answers)"),
  colours: async talk =>
    words(await line("One or two colours, such as #0e6a69, or the name of a palette", "light-coral")(talk)),
  mark: line("SVG file of your mark (empty: the sample's, in your colours)"),
  fees: async (talk, { states }) => {
    const fees: Raw = {}
    for (const state of statesIn(states)) {
      const purchase = await line(`Your fee for a purchase in ${STATE_NAMES[state].name}, in dollars including GST`)(
        talk,
      )
      const sale = await line(`Your fee for a sale in ${STATE_NAMES[state].name}`)(talk)
      fees[state] = { purchase: amount(purchase), sale: amount(sale) }
    }
    return fees
  },
}

async function practising(talk: Conversation, typed: string): Promise<Raw> {
  const state = STATES.find(one => one === typed)
  if (!state)
    return { state: typed, as: FIRM_KINDS[0], registration: { register: "-", number: "-" }, practitioner: "lawyer" }
  const name = STATE_NAMES[state].name
  const kinds = FIRM_KINDS.filter(kind => REGISTERS[state][kind] !== undefined)
  const as = (await line(`What the firm is in ${name}: ${kinds.join(" or ")}`, kinds[0])(talk)) ?? ""
  const kind = kinds.find(one => one === as)
  const register = await line("Who lists it there", kind && REGISTERS[state][kind])(talk)
  const number = await line("Under which number")(talk)
  const noun = kind === "licensed conveyancer" ? "conveyancer" : "lawyer"
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

/**
 * Asks one question after another, says all that is wrong once the last is answered, and asks those again until
 * everything is right.
 */
export async function askAnswers(talk: Conversation): Promise<Answers> {
  const answered: Raw = {}
  let open: readonly string[] = Object.keys(QUESTIONS)
  for (;;) {
    for (const name of open.filter(isQuestion)) answered[name] = await QUESTIONS[name](talk, answered)
    const checked = checkAnswers(given(answered))
    if (checked.ok) return checked.answers
    const { problems } = checked
    talk.say(`\n${problems.length === 1 ? "One answer is" : `${problems.length} answers are`} not right:`)
    for (const { where, message } of problems) talk.say(`  ${where}: ${message}`)
    talk.say("")
    open = Object.keys(QUESTIONS).filter(name => problems.some(problem => isAbout(problem, name)))
  }
}

const isAbout = ({ where }: AnswerProblem, name: string): boolean => new RegExp(`^${name}(?:[ ,]|$)`).test(where)

/** What has no answer isn't there. */
const given = (answered: Raw): Raw =>
  Object.fromEntries(Object.entries(answered).filter(([, value]) => value !== undefined))
