import type { FrameLocator, Locator, Page } from "@playwright/test"
import * as v from "valibot"
import type { EmbedTool } from "../src/domain/embed"
import { buildEmbedScriptTag } from "../src/domain/embed-words"
import { paths, QUOTE_FORM_ID } from "../src/domain/paths"
import type { Inbox } from "./inbox"
import { PORT } from "../tools/journeys/address"
import { type PartnerSite, startPartnerSite } from "../tools/journeys/partner-site"
import { expect, test as journey } from "./journey"
import { findFirstEntry, requireEntry, type OwnEntry } from "./own-site"

const hasOwnSites = ({ fields }: OwnEntry): boolean => Array.isArray(fields["hosts"])

const PARTNER = findFirstEntry("partner", hasOwnSites)
export const SLUG = PARTNER?.slug ?? "none"
export const HOST = Array.isArray(PARTNER?.fields["hosts"]) ? String(PARTNER.fields["hosts"][0]) : "none.example"

export const OURS = `http://localhost:${PORT}`
export const PAGE = `https://${HOST}/loans`

/**
 * A server at 127.0.0.1 stands in for the partner's site, and the browser resolves the host in the partner's file to
 * it. The test is skipped if no partner has a site.
 */
export const test = journey.extend<{ needsPartner: void }, { partnerSite: PartnerSite; oneProcess: boolean }>({
  /** Whether a tool runs in the same process as the page around it, as in browsers on small phones. */
  oneProcess: [false, { option: true, scope: "worker" }],
  partnerSite: [
    async ({}, run) => {
      const site = await startPartnerSite(OURS)
      await run(site)
      site.stop()
    },
    { scope: "worker" },
  ],
  launchOptions: [
    async ({ launchOptions, oneProcess, partnerSite }, run) => {
      const hostRules = `--host-resolver-rules=MAP ${HOST} 127.0.0.1:${partnerSite.port}`
      const processes = oneProcess ? ["--disable-site-isolation-trials"] : []
      await run({ ...launchOptions, args: [...(launchOptions.args ?? []), hostRules, ...processes] })
    },
    { scope: "worker" },
  ],
  ignoreHTTPSErrors: true,
  needsPartner: [
    async ({}, run) => {
      requireEntry("partner", hasOwnSites, "partner whose own site may show our tools")
      await run()
    },
    { auto: true },
  ],
})

export const buildPastedLine = (tool: EmbedTool): string => buildEmbedScriptTag({ tool, partner: SLUG, site: OURS })

export const locateQuoteFormInFrame = (frame: FrameLocator): Locator => frame.locator(`#${QUOTE_FORM_ID}`)
export const locateThanksInFrame = (frame: FrameLocator): Locator => frame.getByText("We’ve got your request")

export async function expectFrameFitsContent(page: Page): Promise<void> {
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

export const buildPlainFrame = (tool: EmbedTool, more = ""): string =>
  `<iframe title="A tool" width="100%" height="900" src="${OURS}${paths.embed(SLUG, tool)}?page=${PAGE}" ${more}></iframe>`

const requestSchema = v.object({ request: v.looseObject({ partner: v.unknown(), attribution: v.unknown() }) })

export const getLastQuoteRequest = async (inbox: Inbox) =>
  v.parse(requestSchema, (await inbox.events()).at(-1)?.data).request

export const buildExpectedPartnerRequest = (embedPage: string) => ({
  partner: SLUG,
  attribution: {
    ...{ embedPage, partnerPath: paths.embed(SLUG, "quote"), landingPath: paths.embed(SLUG, "quote") },
  },
})
