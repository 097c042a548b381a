import { acceptQuote } from "../acceptance/acceptance.mts"
import type { PageTest } from "../../src/domain/content/data-schemas"
import { isoDate } from "../../src/domain/iso-date"
import { paths } from "../../src/domain/paths"
import { SITE, wire } from "../../src/harness/lead-test-harness"
import { postForm, quoteAsJson } from "../../src/harness/posts"
import { quoteTestDriver } from "../../src/harness/quote-test-driver"
import { erasePerson } from "../../src/leads/admin/erase-person"
import { inTurn } from "../../src/leads/core/in-turn"
import { sweep } from "../../src/leads/outbox/sweep"
import { leadTestHarness } from "../../src/testing/use-lead-test-harness"
import { parseCli } from "../../tools/leads/parse-cli"
import { run } from "../../tools/leads/run"
import { countView } from "./views.mts"

const PAGE = "/lp/conveyancers"
const TEST: PageTest = {
  title: "A test",
  page: PAGE,
  from: isoDate("2026-11-01"),
  until: isoDate("2026-11-30"),
  variants: [
    { name: "control", page: PAGE, weight: 50 },
    { name: "short", page: `${PAGE}-short`, weight: 50 },
  ],
}
const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36"

const harness = leadTestHarness()
const driver = quoteTestDriver(harness)
const ports = () => harness.ports

/** Half of 400 visits see each variant: of the first 24 ask and 6 accept, of the other 40 ask and 18 accept. */
const VISITS = Array.from({ length: 400 }, (_, visit) => {
  const isControl = visit < 200
  const nth = visit % 200
  const [asked, accepted] = isControl ? [24, 6] : [40, 18]
  return {
    email: `visitor${visit}@private.example`,
    variant: isControl ? "control" : "short",
    landingPath: isControl ? PAGE : `${PAGE}-short`,
    asks: nth < asked,
    accepts: nth < accepted,
  }
})

async function see(variant: string, headers: Record<string, string> = {}): Promise<void> {
  const sent = { "user-agent": BROWSER, origin: SITE, "sec-fetch-site": "same-origin", ...headers }
  const answer = await countView(ports, () => [TEST])(
    postForm(paths.api.views, { page: PAGE, variant }, sent),
    harness.call(),
  )
  expect(answer.status).toBe(204)
}

async function visit({ email, variant, landingPath, asks, accepts }: (typeof VISITS)[number]): Promise<void> {
  await see(variant)
  if (!asks) return
  const answer = await driver.take(
    quoteAsJson(wire({ email, attribution: { landingPath, variant } }), `key-of-${email}`),
  )
  const { id } = await answer.json()
  if (!accepts) return
  const post = { method: "POST", body: "{}", headers: { "content-type": "application/json" } }
  await acceptQuote(ports, ({ title }) => title)(
    new Request(SITE + paths.api.acceptance(id), post),
    harness.call({ id }),
  )
}

/** What `npm run leads -- report` prints. */
async function reportBy(by: string): Promise<string> {
  const printed: string[] = []
  const words = ["report", "--by", by, "--from", "2026-11-21", "--until", "2026-11-21"]
  const context = {
    ports: harness.ports,
    logged: [],
    print: (text: string) => printed.push(text),
    printError: () => {},
  }
  expect(await run(parseCli(words), context)).toBe(true)
  return printed.join("")
}

test("the report of 400 visits to two variants has exactly their numbers, without robots and pages fetched ahead, and erasing ten people changes none", async () => {
  await inTurn(VISITS, visit)
  await inTurn(VISITS.slice(0, 60), async () =>
    see("control", { "user-agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" }),
  )
  await inTurn(VISITS.slice(0, 60), async () => see("short", { "sec-purpose": "prefetch;prerender" }))
  await harness.settle()
  const [variants, pages] = [await reportBy("variant"), await reportBy("page")]
  // Intervals as published tables and calculators of Wilson's score interval give them.
  expect(variants.split("\n").slice(0, 4)).toEqual([
    "VARIANT  VIEWS  REQUESTS                OF VIEWS  ACCEPTED             OF REQUESTS  FEES ASKED  FEES ACCEPTED",
    "short      200        40  20.0% (15.0% to 26.1%)        18  45.0% (30.7% to 60.2%)  $44,000.00     $19,800.00",
    "control    200        24   12.0% (8.2% to 17.2%)         6  25.0% (12.0% to 44.9%)  $26,400.00      $6,600.00",
    "TOTAL      400        64  16.0% (12.7% to 19.9%)        24  37.5% (26.7% to 49.7%)  $70,400.00     $26,400.00",
  ])
  expect(pages).toContain(`\n${PAGE}    400        64  16.0%`)

  for (const { email } of [...VISITS.slice(0, 5), ...VISITS.slice(200, 205)])
    expect((await erasePerson(harness.ports, email, false)).leads.length).toBeGreaterThan(0)
  expect(harness.blobs.texts("lead").filter(text => text.includes("reducedAt"))).toHaveLength(20)
  expect([await reportBy("variant"), await reportBy("page")]).toEqual([variants, pages])

  for (let sweeps = 0; sweeps < 3; sweeps += 1) await sweep(harness.ports)
  expect([await reportBy("variant"), await reportBy("page")]).toEqual([variants, pages])
}, 60_000)
