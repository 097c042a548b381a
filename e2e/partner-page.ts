import type { FrameLocator, Locator, Page } from "@playwright/test"
import type { EmbedTool } from "../src/domain/embed"
import { scriptLine } from "../src/domain/embed-words"
import { QUOTE_FORM_ID } from "../src/domain/paths"
import { PORT } from "../tools/journeys/address"
import { type PartnerSite, startPartnerSite } from "../tools/journeys/partner-site"
import { expect, test as journey } from "./journey"
import { anEntry, needsEntry, type OwnEntry } from "./own-site"

const hasSites = ({ fields }: OwnEntry): boolean => Array.isArray(fields["hosts"])

/** A partner whose own site may show our tools, and the name of that site. */
const PARTNER = anEntry("partner", hasSites)
export const SLUG = PARTNER?.slug ?? "none"
export const HOST = Array.isArray(PARTNER?.fields["hosts"]) ? String(PARTNER.fields["hosts"][0]) : "none.example"

export const OURS = `http://localhost:${PORT}`
export const PAGE = `https://${HOST}/loans`

/**
 * A journey that begins in the partner's page. The partner's site is a server at 127.0.0.1, which the browser takes for the
 * site that the partner's file names. It's skipped where no partner has a site.
 *
 * The tool runs in the process of the partner's page, as in browsers of small phones. Between two processes a press while
 * the frame changed its height seems to have been lost, twice in all whole runs so far.
 */
export const test = journey.extend<{ needsPartner: void }, { partnerSite: PartnerSite }>({
  partnerSite: [
    async ({}, run) => {
      const site = await startPartnerSite(OURS)
      await run(site)
      site.stop()
    },
    { scope: "worker" },
  ],
  launchOptions: [
    async ({ launchOptions, partnerSite }, run) => {
      const known = `--host-resolver-rules=MAP ${HOST} 127.0.0.1:${partnerSite.port}`
      const oneProcess = "--disable-site-isolation-trials"
      await run({ ...launchOptions, args: [...(launchOptions.args ?? []), known, oneProcess] })
    },
    { scope: "worker" },
  ],
  // Nobody vouches for the partner's server.
  ignoreHTTPSErrors: true,
  needsPartner: [
    async ({}, run) => {
      needsEntry("partner", hasSites, "partner whose own site may show our tools")
      await run()
    },
    { auto: true },
  ],
})

/** The line that a partner pastes. */
export const lineOf = (tool: EmbedTool): string => scriptLine({ tool, partner: SLUG, site: OURS })

export const formIn = (frame: FrameLocator): Locator => frame.locator(`#${QUOTE_FORM_ID}`)
export const sentIn = (frame: FrameLocator): Locator => frame.getByText("We’ve got your request")

/** Expects that the page's frame is as high as what's in it, and doesn't scroll. */
export async function expectAsHigh(page: Page): Promise<void> {
  const root = page.frameLocator("iframe").locator("html")
  await expect(async () => {
    const frame = await page.locator("iframe").boundingBox()
    const { tool, scrolls } = await root.evaluate(html => ({
      tool: html.getBoundingClientRect().height,
      scrolls: html.scrollHeight > html.clientHeight,
    }))
    expect({ off: Math.abs((frame?.height ?? 0) - tool) > 1, scrolls }).toEqual({ off: false, scrolls: false })
  }).toPass({ timeout: 15_000 })
}
