import { readEnvironmentVariables } from "./env"

const buildSecret = (byte: number) => `whsec_${Buffer.alloc(24, byte).toString("base64")}`
const whole = {
  LEAD_WEBHOOK_URL: "https://hooks.example.com/leads",
  LEAD_WEBHOOK_SECRET: buildSecret(1),
  LEAD_ID_SECRET: Buffer.alloc(32, 7).toString("base64"),
  LEAD_WEBHOOK_NAMES: "crm, broker",
  LEAD_WEBHOOK_CRM_URL: "https://crm.example.net/hook",
  LEAD_WEBHOOK_CRM_SECRET: buildSecret(2),
  LEAD_WEBHOOK_CRM_PARTNERS: "firm",
  LEAD_WEBHOOK_BROKER_URL: "https://broker.example.org/hook",
  LEAD_WEBHOOK_BROKER_SECRET: buildSecret(3),
  LEAD_WEBHOOK_BROKER_KINDS: "quote.requested.v1, lead.changed.v1",
  LEAD_WEBHOOK_BROKER_PARTNERS: "harbour-home-loans",
}
const BROKER_KINDS = ["quote.requested.v1", "lead.changed.v1"]
const crm = { url: "https://crm.example.net/hook", secrets: [buildSecret(2)] }
const broker = { url: "https://broker.example.org/hook", secrets: [buildSecret(3)] }

test("each webhook has an address, secrets, kinds and partners of its own", () => {
  const { webhooks, problems } = readEnvironmentVariables({
    ...whole,
    LEAD_WEBHOOK_CRM_SECRET_PREVIOUS: buildSecret(4),
  })
  expect(problems).toEqual([])
  expect(webhooks).toEqual([
    { name: "crm", kinds: null, partners: null, target: { ...crm, secrets: [buildSecret(2), buildSecret(4)] } },
    { name: "broker", kinds: BROKER_KINDS, partners: ["harbour-home-loans"], target: broker },
  ])
})

test.each([
  ["no address", { LEAD_WEBHOOK_BROKER_URL: "" }, "LEAD_WEBHOOK_BROKER_URL is missing"],
  ["an http address", { LEAD_WEBHOOK_BROKER_URL: "http://broker.example.org" }, "LEAD_WEBHOOK_BROKER_URL must begin"],
  ["the first's address", { LEAD_WEBHOOK_BROKER_URL: whole.LEAD_WEBHOOK_URL }, "LEAD_WEBHOOK_BROKER_URL is the"],
  ["it in capitals", { LEAD_WEBHOOK_BROKER_URL: "https://HOOKS.example.com/leads" }, "LEAD_WEBHOOK_BROKER_URL is the"],
  [
    "it with its port",
    { LEAD_WEBHOOK_BROKER_URL: "https://hooks.example.com:443/leads" },
    "LEAD_WEBHOOK_BROKER_URL is the",
  ],
  ["it with a fragment", { LEAD_WEBHOOK_BROKER_URL: `${whole.LEAD_WEBHOOK_URL}#b` }, "LEAD_WEBHOOK_BROKER_URL is the"],
  ["no secret", { LEAD_WEBHOOK_BROKER_SECRET: undefined }, "LEAD_WEBHOOK_BROKER_SECRET is missing"],
  ["a short secret", { LEAD_WEBHOOK_BROKER_SECRET: "whsec_AA==" }, "LEAD_WEBHOOK_BROKER_SECRET must be"],
  ["the first's secret", { LEAD_WEBHOOK_BROKER_SECRET: buildSecret(1) }, "LEAD_WEBHOOK_BROKER_SECRET is a secret of"],
  ["an unknown kind", { LEAD_WEBHOOK_BROKER_KINDS: "lead.changed.v1,quote" }, "LEAD_WEBHOOK_BROKER_KINDS must list"],
  ["a comma for kinds", { LEAD_WEBHOOK_BROKER_KINDS: "," }, "LEAD_WEBHOOK_BROKER_KINDS must list kinds"],
])("a webhook with %s is named in one sentence and gets nothing, and the others go on", (_, change, sentence) => {
  const { webhook, webhooks, problems } = readEnvironmentVariables({ ...whole, ...change })
  expect(problems).toEqual([expect.stringContaining(sentence)])
  expect(problems[0]).toMatch(/; its leads are kept and wait\. See \.env\.example$/)
  expect(webhook).not.toBeNull()
  expect(webhooks.map(({ name, target }) => [name, target])).toEqual([
    ["crm", crm],
    ["broker", null],
  ])
})

test.each(["CRM", "main", "secret", "my-crm", "1st", "crm,crm"])(
  "a list with the name %s is named, and the others go on",
  name => {
    const { webhooks, problems } = readEnvironmentVariables({ ...whole, LEAD_WEBHOOK_NAMES: `crm,broker,${name}` })
    expect(problems).toEqual([expect.stringMatching(/^LEAD_WEBHOOK_NAMES must list different names/)])
    expect(webhooks.map(({ target }) => target)).toEqual([crm, broker])
  },
)

test("the list of hosts is for all of them, and alerts go to none", () => {
  const hosts = "hooks.example.com,crm.example.net"
  const { webhooks, problems } = readEnvironmentVariables({
    ...whole,
    LEAD_WEBHOOK_ALLOWED_HOSTS: hosts,
    ALERT_WEBHOOK_URL: crm.url,
  })
  expect(webhooks.map(({ target }) => target)).toEqual([crm, null])
  expect(problems.map(problem => problem.split(" ")[0])).toEqual(["LEAD_WEBHOOK_BROKER_URL", "ALERT_WEBHOOK_URL"])
})

test.each(["ALERT_WEBHOOK_URL", "REPORT_WEBHOOK_URL"])("%s can't be a partner's address", name => {
  const { alert, report, problems } = readEnvironmentVariables({ ...whole, [name]: `${broker.url}#b` })
  expect([alert.webhook, report.webhook]).toEqual([null, null])
  expect(problems).toEqual([expect.stringMatching(`^${name} must not be an address that leads go to`)])
})

test("no problem tells a value", () => {
  const { problems } = readEnvironmentVariables({
    ...whole,
    LEAD_WEBHOOK_NAMES: "crm,Sesame",
    ...{ LEAD_WEBHOOK_CRM_URL: "http://sesame.example", LEAD_WEBHOOK_CRM_SECRET: "sesame" },
    ...{ LEAD_WEBHOOK_CRM_KINDS: "sesame", LEAD_WEBHOOK_CRM_PARTNERS: "Sesame!" },
  })
  expect(problems.length).toBeGreaterThan(4)
  expect(problems.join().toLowerCase()).not.toContain("sesame")
})
