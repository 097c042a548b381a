import { paths } from "../src/domain/paths"
import { expect, test } from "./journey"
import { anEntry, FIRST_STATE } from "./own-site"

const JOB = { side: "buying", state: FIRST_STATE, propertyType: "house", price: "850000", stage: "looking" }

/** A partner whose own site may ask for prices. */
const WITH_SITE = anEntry("partner", ({ fields }) => Array.isArray(fields["hosts"]))
const HOST = Array.isArray(WITH_SITE?.fields["hosts"]) ? String(WITH_SITE.fields["hosts"][0]) : ""

test("a script in a page of ours gets an itemised price that adds up", async ({ page }) => {
  await page.goto(paths.page("calculator"))
  const answer = await page.evaluate(
    async ({ address, job }) => {
      const got = await fetch(address, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(job),
      })
      return { status: got.status, body: await got.json() }
    },
    { address: paths.api.prices, job: JOB },
  )
  expect(answer.status).toBe(200)
  const { outcome, quote, money } = answer.body
  expect(outcome).toBe("quoted")
  expect(money).toMatchObject({ currency: "AUD", price: 850_000 })
  expect(quote.totals.ourFeeCents + quote.totals.disbursementsCents + quote.totals.governmentCents).toBe(
    Math.round(money.total * 100),
  )
})

test("a program without a key, and a page of another site, get no price", async ({ request }) => {
  expect((await request.post(paths.api.prices, { data: JOB })).status()).toBe(401)
  const elsewhere = { origin: "https://another.example", "sec-fetch-site": "cross-site" }
  expect((await request.post(paths.api.prices, { data: JOB, headers: elsewhere })).status()).toBe(403)
})

test("a page of a partner's own site gets one, and may read it", async ({ request }) => {
  test.skip(HOST === "", "this site has no partner whose site may ask")
  const origin = `https://${HOST}`
  const answer = await request.post(paths.api.prices, {
    data: JOB,
    headers: { origin, "sec-fetch-site": "cross-site" },
  })
  expect(answer.status()).toBe(200)
  expect(answer.headers()["access-control-allow-origin"]).toBe(origin)
})
