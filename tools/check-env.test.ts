import { readFileSync } from "node:fs"
import { parse } from "smol-toml"
import * as v from "valibot"
import { createTemporaryFolder } from "../src/testing/build-folder"
import { checkProductionEnv, readVariables } from "./check-env"
import { runCommand } from "./run-command"

const buildWebhookSecret = (bytes: number) => `whsec_${Buffer.alloc(bytes, 7).toString("base64")}`
const whole = {
  LEAD_WEBHOOK_URL: "https://hooks.example.com/leads",
  LEAD_WEBHOOK_SECRET: buildWebhookSecret(24),
  LEAD_ID_SECRET: Buffer.alloc(32, 7).toString("base64"),
}

test("a whole environment is let through, and what is left out by choice is noted", () => {
  const { problems, notes } = checkProductionEnv(whole)
  expect(problems).toEqual([])
  expect(notes).toHaveLength(3)
  const mail = { SMTP_URL: "smtps://user:word@mail.example.com", ALERT_EMAIL: "leads@example.com" }
  const env = { ...whole, ...mail, BUILD_HOOK_URL: "https://builds.example.com/hook" }
  expect(checkProductionEnv(env)).toEqual({ problems: [], notes: [] })
})

test("an address of the office with a mail server is let through instead of a webhook, and nobody misses an alert", () => {
  const { LEAD_ID_SECRET } = whole
  const env = { LEAD_ID_SECRET, LEAD_EMAIL: "office@example.com", SMTP_URL: "smtps://user:word@mail.example.com" }
  expect(checkProductionEnv({ ...env, BUILD_HOOK_URL: "https://builds.example.com/hook" })).toEqual({
    problems: [],
    notes: [],
  })
  expect(checkProductionEnv({ LEAD_ID_SECRET }).problems).toContainEqual(
    expect.stringContaining("set it, or LEAD_EMAIL with SMTP_URL"),
  )
})

test.each([
  ["no address", { LEAD_WEBHOOK_URL: undefined }, "LEAD_WEBHOOK_URL is missing"],
  ["a short secret", { LEAD_WEBHOOK_SECRET: buildWebhookSecret(23) }, "LEAD_WEBHOOK_SECRET must be"],
  ["an http address", { LEAD_WEBHOOK_URL: "http://hooks.example.com" }, "LEAD_WEBHOOK_URL must begin with https://"],
  ["a user in the address", { LEAD_WEBHOOK_URL: "https://u:pw@hooks.example.com" }, "LEAD_WEBHOOK_URL must not hold"],
  ["an IP address", { LEAD_WEBHOOK_URL: "https://203.0.113.7/" }, "LEAD_WEBHOOK_URL must name a host"],
  ["a weak link secret", { LINK_SECRET: "x".repeat(42) }, "LINK_SECRET must be base64 of at least 32 random bytes"],
  [
    "this machine, even where development allows it",
    { LEAD_WEBHOOK_URL: "http://127.0.0.1:8889/", ALLOW_LOOPBACK_WEBHOOK: "1" },
    "LEAD_WEBHOOK_URL points to this machine",
  ],
  [
    "a misspelt variable",
    { LEAD_RETENTION_DAY: "30" },
    "LEAD_RETENTION_DAY isn't a variable of this site; did you mean LEAD_RETENTION_DAYS?",
  ],
  ["one letter missing", { ALERT_WEBHOK_URL: "x" }, "did you mean ALERT_WEBHOOK_URL?"],
  ["two letters swapped", { SMPT_URL: "x" }, "did you mean SMTP_URL?"],
  ["small letters", { health_token: "x" }, "did you mean HEALTH_TOKEN?"],
  ["unchecked certificates", { [`NODE_TLS_${"REJECT"}_UNAUTHORIZED`]: "0" }, "NODE_TLS_REJECT_UNAUTHORIZED is 0"],
])("a deploy with %s is refused", (_, changes, sentence) => {
  expect(checkProductionEnv({ ...whole, ...changes }).problems).toEqual([expect.stringContaining(sentence)])
})

test.each(["MAIL", "EDITOR", "SITE_ID", "SITE_NAME", "DEPLOY_URL", "PATH", "LEAD_RETENTION"])(
  "%s, which isn't nearly one of ours, is let through",
  variable => {
    expect(checkProductionEnv({ ...whole, [variable]: "x" }).problems).toEqual([])
  },
)

const broker = {
  LEAD_WEBHOOK_NAMES: "broker",
  LEAD_WEBHOOK_BROKER_URL: "https://broker.example.org/hook",
  LEAD_WEBHOOK_BROKER_SECRET: `whsec_${Buffer.alloc(24, 8).toString("base64")}`,
  LEAD_WEBHOOK_BROKER_PARTNERS: "firm",
}

test("a deploy with a second webhook that is wrong is refused, and one with a right one is let through", () => {
  expect(checkProductionEnv({ ...whole, ...broker }).problems).toEqual([])
  expect(checkProductionEnv({ ...whole, ...broker, LEAD_WEBHOOK_BROKER_PARTNERS: undefined }).problems).toEqual([
    expect.stringContaining("LEAD_WEBHOOK_BROKER_PARTNERS is missing"),
  ])
})

const nobody = { LEAD_WEBHOOK_BROKER_PARTNERS: "nobody-of-that-name" }
const deaf = { ...nobody, LEAD_WEBHOOK_BROKER_KINDS: "quote.requested.v1" }
test.each([
  ["asks nobody", nobody, "LEAD_WEBHOOK_BROKER_PARTNERS names a partner"],
  ["is not told of withdrawals", deaf, "LEAD_WEBHOOK_BROKER_KINDS leaves out lead.changed.v1"],
])("a partner's webhook that %s is noted", (_, changes, note) => {
  const { problems, notes } = checkProductionEnv({ ...whole, ...broker, ...changes })
  expect(problems).toEqual([])
  expect(notes).toContainEqual(expect.stringContaining(note))
})

test("no value of a variable is told", () => {
  const { problems } = checkProductionEnv({ LEAD_WEBHOOK_URL: "http://sesame.example", LEAD_WEBHOOK_SECRET: "sesame" })
  expect(problems.join()).not.toContain("sesame")
})

test.each([
  ["lets a whole environment through", whole, true, "The environment will do.\n"],
  ["refuses one without an address", { ...whole, LEAD_WEBHOOK_URL: undefined }, false, "LEAD_WEBHOOK_URL is missing"],
])("the command that a deploy runs %s", async (_, env, isLetThrough, message) => {
  const lines: string[] = []
  const onOutput = (text: string): void => void lines.push(text)
  expect(await runCommand("tsx", ["tools/check-env.ts"], { env, onOutput })).toBe(isLetThrough)
  expect(lines.join("")).toContain(message)
})

test("variables of .env count where the environment has none", () => {
  const folder = createTemporaryFolder({
    ".env": 'SMTP_URL="smtps://mail.example.com" # ours\nLEAD_EMAIL=a@example.com\n',
  })
  expect(readVariables(folder, { LEAD_EMAIL: "b@example.com" })).toEqual({
    SMTP_URL: "smtps://mail.example.com",
    LEAD_EMAIL: "b@example.com",
  })
  expect(readVariables(createTemporaryFolder({}), { PORT: "1" })).toEqual({ PORT: "1" })
})

test("the host's page asks for variables that the site reads, and for enough of them", () => {
  const { template } = v.parse(withTemplate, parse(readFileSync("netlify.toml", "utf8")))
  const names = Object.keys(template.environment)
  for (const name of names) expect(readFileSync(".env.example", "utf8")).toContain(`\n# ${name}=`)
  const secret = Buffer.alloc(32, 7).toString("base64")
  const answers = { LEAD_EMAIL: "a@example.com.au", SMTP_URL: "smtps://mail.example.com.au", LEAD_ID_SECRET: secret }
  expect(names).toEqual([...Object.keys(answers), "ALLOW_SAMPLE"])
  expect(checkProductionEnv(answers).problems).toEqual([])
})

const withTemplate = v.object({ template: v.object({ environment: v.record(v.string(), v.string()) }) })
