import { RIGHT_VARIABLES } from "../../harness/lead-test-harness"
import { EMAILED_TYPES } from "../core/event"
import { readEnvironmentVariables } from "./env"

const { LEAD_ID_SECRET } = RIGHT_VARIABLES
const SMTP_URL = "smtps://user:secret@mail.example.com"
const EMAIL_ONLY = { LEAD_ID_SECRET, SMTP_URL, LEAD_EMAIL: "office@example.com, Anna@example.com" }

test("an address with a mail server is enough: nothing is missing", () => {
  const env = readEnvironmentVariables(EMAIL_ONLY)
  expect(env.problems).toEqual([])
  expect(env).toMatchObject({ webhook: null, isEmailOnly: true })
  expect(env.offices.map(({ address }) => address)).toEqual(["office@example.com", "Anna@example.com"])
  for (const { kinds, partners } of env.offices) expect([kinds, partners]).toEqual([EMAILED_TYPES, null])
})

test("an address has the same name wherever it’s listed and however it’s written", () => {
  const { offices } = readEnvironmentVariables(EMAIL_ONLY)
  const others = readEnvironmentVariables({
    ...EMAIL_ONLY,
    LEAD_EMAIL: "anna@example.com,OFFICE@example.com,ANNA@example.com",
  }).offices
  expect(others.map(({ name }) => name)).toEqual(offices.map(({ name }) => name).reverse())
  expect(offices[0]?.name).toMatch(/^email-office-[0-9a-f]{6}$/)
})

test("without either, what’s missing says that an address would do", () => {
  expect(readEnvironmentVariables({ LEAD_ID_SECRET }).problems).toContain(
    "LEAD_WEBHOOK_URL is missing; leads are kept but not delivered: set it, or LEAD_EMAIL with SMTP_URL. See .env.example",
  )
})

test("half a webhook isn’t none: its other variable is missed", () => {
  const { LEAD_WEBHOOK_URL, LEAD_WEBHOOK_SECRET } = RIGHT_VARIABLES
  for (const half of [{ LEAD_WEBHOOK_URL }, { LEAD_WEBHOOK_SECRET }]) {
    const env = readEnvironmentVariables({ ...EMAIL_ONLY, ...half })
    expect(env.isEmailOnly).toBe(false)
    expect(env.problems).toHaveLength(1)
  }
})

test("beside a webhook the office may get some kinds only, or a partner’s leads", () => {
  const limits = { LEAD_EMAIL_KINDS: "contact.sent.v1", LEAD_EMAIL_PARTNERS: "harbour-home-loans" }
  const env = readEnvironmentVariables({ ...RIGHT_VARIABLES, ...EMAIL_ONLY, ...limits })
  expect(env.problems).toEqual([])
  expect(env.offices[0]).toMatchObject({ kinds: ["contact.sent.v1"], partners: ["harbour-home-loans"] })
})

test.each([
  ["LEAD_EMAIL", { LEAD_EMAIL: "office@example.com, not-an-address" }],
  ["LEAD_EMAIL", { SMTP_URL: "" }],
  ["LEAD_EMAIL_KINDS", { ...RIGHT_VARIABLES, LEAD_EMAIL_KINDS: "contact" }],
  ["LEAD_EMAIL_PARTNERS", { ...RIGHT_VARIABLES, LEAD_EMAIL_PARTNERS: "Not a slug" }],
  ["LEAD_EMAIL_KINDS", { LEAD_EMAIL_KINDS: "contact.sent.v1" }],
  ["LEAD_EMAIL_PARTNERS", { LEAD_EMAIL_PARTNERS: "harbour-home-loans" }],
  ["LEAD_EMAIL_KIND", { LEAD_EMAIL_KIND: "contact.sent.v1" }],
  ["LEAD_EMAILS", { LEAD_EMAILS: "anna@example.com" }],
])("a wrong %s stops all addresses, and says so without a value: %j", (variable, changes) => {
  const { offices, problems } = readEnvironmentVariables({ ...EMAIL_ONLY, ...changes })
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatch(new RegExp(`^${variable} .*kept and wait`))
  expect(problems[0]).not.toMatch(/not-an-address|anna|secret/)
  expect(offices.map(({ address }) => address)).toEqual(offices.map(() => null))
})

test("alerts go to the first address unless they have a way of their own", () => {
  expect(readEnvironmentVariables(EMAIL_ONLY).alert).toEqual({ webhook: null, email: "office@example.com" })
  const own = { ...EMAIL_ONLY, ALERT_EMAIL: "it@example.com" }
  expect(readEnvironmentVariables(own).alert.email).toBe("it@example.com")
  expect(readEnvironmentVariables({ ...EMAIL_ONLY, ALERT_WEBHOOK_URL: "https://chat.example.com/a" }).alert.email).toBe(
    null,
  )
})
