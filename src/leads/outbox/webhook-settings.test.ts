import { checkProductionEnv } from "../../../tools/check-env"
import type { FakeWebhook } from "../../harness/fake-webhook"
import { createQuoteTestDriver } from "../../harness/quote-test-driver"
import { setUpLeadTestHarness } from "../../testing/set-up-lead-test-harness"
import { checkLeadDeliveryHealth } from "../health/health"
import { createPublicInternetFetch } from "../outgoing/public-fetch"
import { readEnvironmentVariables } from "../production/env"
import { buildFurtherWebhooks } from "../production/production-ports"
import { runScheduledLeadTasks } from "./sweep"

type Variables = Record<string, string | undefined>

const LENDER = "lender-of-this-test"
const COACH = "coach-of-this-test"

const buildSecret = (byte: number) => `whsec_${Buffer.alloc(24, byte).toString("base64")}`

/** `broker` is the lender's, `brokertwo` the coach's, and `crm` the firm's own. */
const RIGHT: Variables = {
  LEAD_ID_SECRET: Buffer.alloc(32, 7).toString("base64"),
  LEAD_WEBHOOK_URL: "https://hooks.example.com/leads",
  LEAD_WEBHOOK_SECRET: buildSecret(1),
  LEAD_WEBHOOK_NAMES: "crm,broker,brokertwo",
  LEAD_WEBHOOK_CRM_URL: "https://crm.example.net/hook",
  LEAD_WEBHOOK_CRM_SECRET: buildSecret(2),
  LEAD_WEBHOOK_CRM_PARTNERS: "firm",
  LEAD_WEBHOOK_BROKER_URL: "https://broker.example.org/hook",
  LEAD_WEBHOOK_BROKER_SECRET: buildSecret(3),
  LEAD_WEBHOOK_BROKER_PARTNERS: LENDER,
  LEAD_WEBHOOK_BROKERTWO_URL: "https://coach.example.org/hook",
  LEAD_WEBHOOK_BROKERTWO_SECRET: buildSecret(4),
  LEAD_WEBHOOK_BROKERTWO_PARTNERS: COACH,
}

/** What each webhook of `NAMES` got of two leads, one shared with the lender; `waits` if both wait for it. */
type Got = "both" | "shared" | "nothing" | "waits"

const NAMES = ["crm", "broker", "brokertwo"]
const ALL_RIGHT: Got[] = ["both", "shared", "nothing"]
const CRM_WAITS: Got[] = ["waits", "shared", "nothing"]
const BROKER_WAITS: Got[] = ["both", "waits", "nothing"]
const SECOND_WAITS: Got[] = ["both", "shared", "waits"]

/** The beginnings of the sentences about these variables. */
const SET_BROKER =
  "LEAD_WEBHOOK_BROKER_PARTNERS is missing: set it to firm (it gets every lead) or partners' slugs with"
const SLUGS_OR_FIRM = "LEAD_WEBHOOK_BROKER_PARTNERS must be firm (it gets every lead) or partners' slugs with commas"
const formatMisspeltProblem = (variable: string, webhook = "broker") =>
  `${variable} isn't a variable of the webhook "${webhook}": make its name LEAD_WEBHOOK_${webhook.toUpperCase()}_ with one of URL, SECRET,`
const formatUnlistedProblem = (variable: string) =>
  `${variable} isn't a variable of a webhook that LEAD_WEBHOOK_NAMES lists`

/** Moves the broker's partners to a variable with another name. */
const renamePartnersVariable = (variable: string): Variables => ({
  LEAD_WEBHOOK_BROKER_PARTNERS: undefined,
  [variable]: LENDER,
})

const ROWS: [is: string, set: Variables, got: Got[], says: string[]][] = [
  ["everything right", {}, ALL_RIGHT, []],
  ["_PARTNERS forgotten", { LEAD_WEBHOOK_BROKER_PARTNERS: undefined }, BROKER_WAITS, [SET_BROKER]],
  ["_PARTNERS empty", { LEAD_WEBHOOK_BROKER_PARTNERS: "" }, BROKER_WAITS, [SET_BROKER]],
  ["_PARTNERS a comma", { LEAD_WEBHOOK_BROKER_PARTNERS: "," }, BROKER_WAITS, [SET_BROKER]],
  ["_PARTNERS all", { LEAD_WEBHOOK_BROKER_PARTNERS: "all" }, BROKER_WAITS, [SLUGS_OR_FIRM]],
  ["_PARTNERS firm in capitals", { LEAD_WEBHOOK_BROKER_PARTNERS: "FIRM" }, BROKER_WAITS, [SLUGS_OR_FIRM]],
  ["_PARTNERS firm and a slug", { LEAD_WEBHOOK_BROKER_PARTNERS: `firm,${LENDER}` }, BROKER_WAITS, [SLUGS_OR_FIRM]],
  ["_PARTNERS a partner's name", { LEAD_WEBHOOK_BROKER_PARTNERS: "Harbour Loans" }, BROKER_WAITS, [SLUGS_OR_FIRM]],
  ["_PARTNERS two slugs", { LEAD_WEBHOOK_BROKER_PARTNERS: `${COACH}, ${LENDER}` }, ALL_RIGHT, []],
  ["_PARTNERS another webhook's partner", { LEAD_WEBHOOK_BROKER_PARTNERS: COACH }, ["both", "nothing", "nothing"], []],
  [
    "a site from before, with _PARTNERS forgotten for the firm's own system",
    { LEAD_WEBHOOK_CRM_PARTNERS: undefined },
    CRM_WAITS,
    [SET_BROKER.replace("BROKER", "CRM")],
  ],
  ...[
    "LEAD_WEBHOOK_BROKER_PARTNER",
    "LEAD_WEBHOOK_BROKERPARTNERS",
    "LEADWEBHOOKBROKERPARTNERS",
    "LEAD_WEBHOOK_BROKERS_PARTNERS",
    "_LEAD_WEBHOOK_BROKER_PARTNERS_",
    "LEAD-WEBHOOK-BROKER-PARTNERS",
    "lead_webhook_broker_partners",
    "leadWebhookBrokerPartners",
  ].map((variable): (typeof ROWS)[number] => [
    `${variable} for the right name`,
    renamePartnersVariable(variable),
    BROKER_WAITS,
    [SET_BROKER, formatMisspeltProblem(variable)],
  ]),
  [
    "a name that's misspelt",
    renamePartnersVariable("LEAD_WEBHOOK_BROKR_PARTNERS"),
    BROKER_WAITS,
    [formatUnlistedProblem("LEAD_WEBHOOK_BROKR_PARTNERS"), SET_BROKER],
  ],
  ["another beginning", renamePartnersVariable("LEAD_HOOK_BROKER_PARTNERS"), BROKER_WAITS, [SET_BROKER]],
  [
    "_KINDS with another beginning",
    { LEAD_HOOK_BROKER_KINDS: "lead.changed.v1" },
    BROKER_WAITS,
    [formatMisspeltProblem("LEAD_HOOK_BROKER_KINDS")],
  ],
  [
    "the other webhook's name with an underscore",
    { LEAD_WEBHOOK_BROKERTWO_PARTNERS: undefined, LEAD_WEBHOOK_BROKER_TWO_PARTNERS: COACH },
    SECOND_WAITS,
    [SET_BROKER.replace("BROKER", "BROKERTWO"), formatMisspeltProblem("LEAD_WEBHOOK_BROKER_TWO_PARTNERS", "brokertwo")],
  ],
  ["a misspelt variable that's empty", { LEAD_WEBHOOK_BROKER_PARTNER: "" }, ALL_RIGHT, []],
  [
    "variables of other programs",
    { BROKER_API_KEY: "a", WEBHOOK_BROKER_URL: "b", MY_LEAD_WEBHOOK_BROKER: "c", LEADS_BROKER: "d" },
    ALL_RIGHT,
    [],
  ],
  [
    "LEAD_WEBHOOK_NAME for the list of names",
    { LEAD_WEBHOOK_NAMES: undefined, LEAD_WEBHOOK_NAME: RIGHT.LEAD_WEBHOOK_NAMES },
    ["nothing", "nothing", "nothing"],
    [
      ...["CRM", "BROKER", "BROKERTWO"].flatMap(name =>
        ["URL", "SECRET", "PARTNERS"].map(end => formatUnlistedProblem(`LEAD_WEBHOOK_${name}_${end}`)),
      ),
      formatUnlistedProblem("LEAD_WEBHOOK_NAME"),
    ],
  ],
  [
    "partners for the first webhook",
    { LEAD_WEBHOOK_PARTNERS: LENDER },
    ALL_RIGHT,
    [formatUnlistedProblem("LEAD_WEBHOOK_PARTNERS")],
  ],
  [
    "the first webhook's in small letters",
    { lead_webhook_url: "a" },
    ALL_RIGHT,
    [formatUnlistedProblem("lead_webhook_url")],
  ],
]

const harness = setUpLeadTestHarness()
const driver = createQuoteTestDriver(harness)

/** Sets the site up with `variables` and the addresses of the fake `webhooks`, and returns the problems. */
function setUpWebhooks(variables: Variables, webhooks: readonly FakeWebhook[]): readonly string[] {
  const addresses = webhooks.map(({ url }, index) => [`LEAD_WEBHOOK_${NAMES[index]?.toUpperCase()}_URL`, url])
  const env = readEnvironmentVariables({ ...variables, ...Object.fromEntries(addresses), ALLOW_LOOPBACK_WEBHOOK: "1" })
  harness.ports.webhooks = buildFurtherWebhooks(env, {
    fetch: createPublicInternetFetch({ loopback: true }),
    now: harness.now,
  })
  harness.ports.problems = env.problems
  return env.problems
}

/**
 * Asks for a quote as a visitor whom the lender referred, with or without a tick in the box. Returns the `webhook-id`.
 */
async function requestQuoteAsReferral(isShared: boolean): Promise<string> {
  await driver.ask({ partner: LENDER, ...(isShared && { partnerConsent: LENDER }) })
  return harness.webhook.ids().at(-1) ?? ""
}

test.each(ROWS)("settings of webhooks with %s", async (_, variables, got, says) => {
  const webhooks = [
    await harness.addWebhook("crm"),
    await harness.addWebhook("broker"),
    await harness.addWebhook("brokertwo"),
  ]
  const problems = setUpWebhooks({ ...RIGHT, ...variables }, webhooks)
  const [shared, other] = [await requestQuoteAsReferral(true), await requestQuoteAsReferral(false)]
  await runScheduledLeadTasks(harness.ports)

  const isLeadWaiting = (name = "") =>
    [shared, other].every(lead => harness.blobs.keys("hook-pending").includes(`${name}.${lead}`))
  const listWhatEachWebhookGot = () =>
    webhooks.map(({ ids }, index) => {
      if (ids().length === 0) return isLeadWaiting(NAMES[index]) ? "waits" : "nothing"
      if (ids().join() === shared) return "shared"
      return ids().sort().join() === [shared, other].sort().join() ? "both" : ids()
    })
  expect(listWhatEachWebhookGot()).toEqual(got)
  expect(harness.webhook.ids()).toEqual([shared, other])

  expect(problems).toEqual(says.map(sentence => expect.stringContaining(sentence)))
  expect(checkProductionEnv({ ...RIGHT, ...variables }).problems).toEqual(problems)
  expect(await checkLeadDeliveryHealth(harness.ports)).toMatchObject({
    healthy: says.length === 0,
    configuration: problems,
  })
  expect(harness.alerted.flatMap(({ facts }) => facts.problem ?? [])).toEqual(problems.slice(0, 1))

  expect(setUpWebhooks(RIGHT, webhooks)).toEqual([])
  await runScheduledLeadTasks(harness.ports)
  expect(listWhatEachWebhookGot()).toEqual(got.map((what, index) => (what === "waits" ? ALL_RIGHT[index] : what)))
  expect(harness.blobs.keys("hook-pending")).toEqual([])
  expect(await checkLeadDeliveryHealth(harness.ports)).toMatchObject({ healthy: true, configuration: [] })
})
