import type { Page } from "@playwright/test"
import { isObject } from "../src/domain/parse/wire"
import { PART_BYTES } from "../src/domain/lead/upload"
import { findOverflowingElements } from "./find-overflow"
import { recordRequests } from "./intercept-requests"
import { expect, test } from "./journey"
import { requestOffer } from "./quote-form"
import { watchPageProblems } from "./violations"
import { findWcagViolationsInColours } from "./wcag"

const FILE = Buffer.alloc(PART_BYTES + 70_000, "a contract ").fill("%PDF-1.7\n", 0, 9)
/** It tries three times, and each part takes seconds on a machine that's busy. */
const SENDING = { timeout: 45_000 }
const SECOND_PART = /\/api\/uploads\/[^/]+\/1\?/

const locateSection = (page: Page) => page.getByRole("region", { name: "Send us your contract" })

test(
  "a contract is sent from the offer's page, goes on after the line was lost, and the office downloads the same bytes",
  { tag: "@daily" },
  async ({ page, inbox, baseURL }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const problems = await watchPageProblems(page, baseURL)
    const urls = recordRequests(page, request => request.url())
    await requestOffer(page)
    const section = locateSection(page)
    await section
      .getByLabel(/^Choose your contract/)
      .setInputFiles({ name: "Contract of Mai.pdf", mimeType: "application/pdf", buffer: FILE })
    expect(urls.filter(url => /uploads|send-file/.test(url))).toEqual([])
    await inbox.expectTaken("quote.requested.v1")

    await page.route(SECOND_PART, route => route.abort("internetdisconnected"))
    await section.getByRole("button", { name: "Send", exact: true }).click()
    await expect(section.getByRole("alert")).toContainText("We don’t have all of it yet", SENDING)
    expect(await findOverflowingElements(page)).toEqual([])
    expect(await findWcagViolationsInColours(page, "main")).toEqual([])
    await page.unroute(SECOND_PART)
    problems.length = 0
    urls.length = 0
    await section.getByRole("button", { name: "Go on sending" }).click()
    await expect(section.getByText("We have your contract.")).toBeVisible(SENDING)
    // The first part isn't sent again.
    expect(urls.filter(url => /\/\d\?sha256/.test(url)).map(url => /\/(\d)\?/.exec(url)?.[1])).toEqual(["1"])
    expect(urls.join()).not.toContain("Mai")
    expect(problems).toEqual([])

    await inbox.expectTaken("quote.requested.v1", "document.uploaded.v1")
    const event = (await inbox.events()).find(({ type }) => type === "document.uploaded.v1")
    const link = isObject(event?.data) ? String(event.data.downloadUrl) : ""
    await page.goto(link)
    await expect(page.getByText("Not checked for viruses. Scan before opening.")).toBeVisible()
    expect(await findOverflowingElements(page)).toEqual([])
    expect(await findWcagViolationsInColours(page)).toEqual([])
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download" }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^contract-\w{4}-\w{4}\.pdf$/)
    const chunks: Buffer[] = []
    for await (const chunk of await download.createReadStream()) chunks.push(chunk)
    expect(Buffer.concat(chunks).equals(FILE)).toBe(true)
  },
)
