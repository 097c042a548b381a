import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { BrowserContext, Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { SERVER_LOG, getServedSiteFolder } from "../tools/journeys/address"
import { expect, test } from "./journey"
import {
  answerUpToPrice,
  goToSendScreen,
  getQuoteId,
  openQuoteDialog,
  pickAnswer,
  sendQuoteRequest,
} from "./quote-form"
import { openReady } from "./visit"
import { serveWithTagIds, triggerDeferredFeatures } from "./with-tags"

test.use({ isStamped: true })

const NAME = "Zephyrine Quokka"
const EMAIL = "zephyrine.quokka@private.example"
const PHONE = "0491 570 006"

/** As typed, as stored, and as encoded in a URL. */
const SENTINELS = [NAME, "Zephyrine", EMAIL, "zephyrine.quokka", PHONE, "491570006", encodeURIComponent(EMAIL)]

const findSentinels = (text: string): string[] => SENTINELS.filter(sentinel => text.includes(sentinel))

type Traces = { urls: string[]; answers: Promise<string>[]; console: string[]; titles: string[] }

function recordTraces(page: Page): Traces {
  const traces: Traces = { urls: [], answers: [], console: [], titles: [] }
  page.on("console", message => traces.console.push(message.text()))
  page.on("request", request => traces.urls.push(request.url(), request.headers().referer ?? ""))
  page.on("response", response => {
    if (response.request().method() === "GET") traces.answers.push(response.text().catch(() => ""))
  })
  page.on("framenavigated", frame => traces.urls.push(frame.url()))
  return traces
}

const readStorageKeys = (page: Page): Promise<string[]> =>
  page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ""),
    ...(await caches.keys()),
    window.name,
    JSON.stringify(history.state),
  ])

const readDataLayer = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify(["dataLayer", "analyticsLayer"].map(name => Reflect.get(window, name) ?? null)))

const QUOTE_EVENTS = [
  "quote_opened",
  ...["quote_step_viewed", "quote_priced", "quote_step_completed"],
  ...["quote_step_viewed", "quote_step_completed"],
  ...["quote_step_viewed", "quote_step_completed"],
  ...["quote_submitted", "quote_accepted"],
]

const readQuoteEventNames = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const layer: object[] = Object.values(window.dataLayer ?? {})
    return layer.map(entry => String(Reflect.get(entry, "event"))).filter(name => name.startsWith("quote_"))
  })

const readCookies = async (context: BrowserContext): Promise<string> => JSON.stringify(await context.cookies())

test(
  "a name, an email and a phone appear in no log, URL, storage key, title, data layer or GET answer",
  { tag: "@daily" },
  async ({ page, context, request, baseURL, inbox }) => {
    const tagRequests = await serveWithTagIds(context, baseURL)
    const traces = recordTraces(page)
    await openReady(page, paths.home)
    await triggerDeferredFeatures(page)
    await page.getByRole("button", { name: "Accept analytics" }).click()

    const dialog = await openQuoteDialog(page)
    await answerUpToPrice(dialog)
    await goToSendScreen(dialog)
    await dialog.getByLabel("Full name").fill(NAME)
    await dialog.getByLabel("Email", { exact: true }).fill(EMAIL)
    await pickAnswer(dialog, "How should we contact you?", "Call me")
    await dialog.getByLabel("Phone", { exact: true }).fill(PHONE)
    const early = [...(await readStorageKeys(page)), await readDataLayer(page), await page.title()]
    await sendQuoteRequest(dialog)
    await expect(page).toHaveURL(/\/offer$/)
    const id = getQuoteId(page)
    const between = [...(await readStorageKeys(page)), await readDataLayer(page), await page.title()]
    await page.getByRole("button", { name: "Accept this quote" }).click()
    await expect(page).toHaveURL(/\/thank-you$/)
    await inbox.expectTaken("quote.requested.v1", "quote.accepted.v1")

    await expect.poll(() => readQuoteEventNames(page)).toEqual(QUOTE_EVENTS)
    expect(await readDataLayer(page)).toContain("/quotes/{id}/offer")
    for (const secret of ['"900', "900k", "900,000", id]) expect(await readDataLayer(page)).not.toContain(secret)

    const late = [
      ...(await readStorageKeys(page)),
      await readDataLayer(page),
      await page.title(),
      await readCookies(context),
    ]
    const pageTexts = await Promise.all(
      [paths.api.quote(id), paths.document(id), paths.offer(id), paths.thankYou(id)].map(async path =>
        (await request.get(path)).text(),
      ),
    )
    const log = readFileSync(join(getServedSiteFolder(), SERVER_LOG), "utf8")
    expect(log).toContain('"event":"kept"')
    expect(findSentinels([...early, ...between, ...late].join("\n"))).toEqual([])
    expect(findSentinels([...traces.urls, ...tagRequests].join("\n"))).toEqual([])
    expect(findSentinels(traces.console.join("\n"))).toEqual([])
    expect(findSentinels((await Promise.all(traces.answers)).join("\n"))).toEqual([])
    expect(findSentinels(pageTexts.join("\n"))).toEqual([])
    expect(findSentinels(log)).toEqual([])
  },
)
