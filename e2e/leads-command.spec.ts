import { execFile } from "node:child_process"
import type { Page } from "@playwright/test"
import * as v from "valibot"
import { paths } from "../src/domain/paths"
import { getServedSiteFolder } from "../tools/journeys/address"
import { createReportPathOfServedSite } from "../tools/journeys/serve-copy"
import { getCommandEnv } from "../tools/run-command"
import { expect, test } from "./journey"
import { fillInQuoteForm, OFFER, openQuoteDialog, sendQuoteRequest } from "./quote-form"
import { makePendingLeadsDue, listPendingRefusalCounts } from "./store"

const runLeadsCommand = (...words: string[]): Promise<{ code: number; printed: string }> =>
  new Promise(resolve => {
    const args = ["tools/leads.ts", ...words, "--folder", getServedSiteFolder()]
    execFile("tsx", args, { env: getCommandEnv() }, (error, stdout) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, printed: stdout }),
    )
  })

test.describe.configure({ timeout: 240_000 })

const EMAIL = "access.request@example.com"

const foundSchema = v.object({
  leads: v.array(v.object({ id: v.string(), states: v.array(v.string()), event: v.object({ type: v.string() }) })),
  quotes: v.array(v.unknown()),
})

const findPersonInStore = async () => v.parse(foundSchema, JSON.parse((await runLeadsCommand("find", EMAIL)).printed))

/** How many requests without a campaign the report counts. Earlier journeys on the same site have sent some. */
async function readDirectRequests(page: Page): Promise<number> {
  await page.goto(createReportPathOfServedSite())
  await page.getByRole("heading", { level: 1 }).waitFor()
  const [line = ""] = await page.getByRole("listitem").filter({ hasText: "direct" }).allInnerTexts()
  return Number(/(\d+) requests?/.exec(line)?.[1] ?? 0)
}

test("what a visitor sent to a running site is delivered, found and erased by the command, and counted in the report", async ({
  page,
  inbox,
}) => {
  const requestsBefore = await readDirectRequests(page)
  await inbox.answerWith(500)
  await page.goto(paths.home)
  const dialog = await openQuoteDialog(page)
  await fillInQuoteForm(dialog)
  await dialog.getByLabel("Email", { exact: true }).fill(EMAIL)
  await sendQuoteRequest(dialog)
  await expect(page).toHaveURL(OFFER)
  await expect.poll(listPendingRefusalCounts).toEqual([1])
  await inbox.answerWith(200)
  makePendingLeadsDue()
  const sweep = await runLeadsCommand("sweep")
  expect(sweep.code).toBe(0)
  expect(sweep.printed).toMatch(/\nleads +1 +0 +0 +0 +0\n/)
  await inbox.expectTaken("quote.requested.v1")
  const [event] = await inbox.events()

  await expect
    .poll(async () => (await findPersonInStore()).leads.flatMap(({ states }) => states), { timeout: 90_000 })
    .toContain("done")
  const person = await findPersonInStore()
  expect(person.leads).toMatchObject([{ id: event?.id, event: { type: "quote.requested.v1" } }])
  expect(person.quotes).toHaveLength(1)

  expect(await readDirectRequests(page)).toBe(requestsBefore + 1)

  const list = await runLeadsCommand("list", "--state", "done")
  expect(list.code).toBe(0)
  expect(list.printed).toContain(event?.id)
  expect(list.printed).not.toContain(EMAIL)

  const erasure = await runLeadsCommand("erase", EMAIL, "--yes")
  expect(erasure.code).toBe(0)
  expect(erasure.printed).toContain(`${event?.id}  quote.requested.v1`)
  expect(await findPersonInStore()).toEqual({ leads: [], quotes: [] })
  expect((await runLeadsCommand("find", EMAIL)).code).toBe(1)
})
