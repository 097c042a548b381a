import { EMBED_TOOLS } from "../src/domain/embed"
import { EMBED_WORDS } from "../src/domain/embed-words"
import { paths } from "../src/domain/paths"
import { expect } from "./journey"
import { requireEntry } from "./own-site"
import {
  expectFrameFitsContent,
  locateQuoteFormInFrame,
  buildExpectedPartnerRequest,
  HOST,
  getLastQuoteRequest,
  buildPastedLine,
  OURS,
  PAGE,
  buildPlainFrame,
  locateThanksInFrame,
  SLUG,
  test,
} from "./partner-page"
import {
  answerAllJobQuestions,
  answerPropertyScreen,
  goToNextScreen,
  fillInContactDetails,
  locateItemisedQuote,
  requestQuote,
} from "./quote-form"
import { watchPolicyViolations } from "./violations"
import { openReady } from "./visit"
import { findWcagViolations } from "./wcag"

const SCRIPTLESS = "allow-forms allow-popups allow-popups-to-escape-sandbox allow-same-origin"
const MOST_STOPS = 100

test(
  "one line shows each tool in a partner's page with a strict policy, as high as it is",
  { tag: "@daily" },
  async ({ page, partnerSite }) => {
    const violations = await watchPolicyViolations(page)
    for (const tool of EMBED_TOOLS) {
      partnerSite.show({ "/loans": buildPastedLine(tool) })
      await page.goto(PAGE)
      const frame = page.frameLocator("iframe")
      await expect(frame.getByRole("heading", { level: 1 })).toHaveText(EMBED_WORDS[tool].heading)
      await expect(frame.getByRole("link", { name: "What happens to your details" })).toBeVisible()
      await expectFrameFitsContent(page)
    }
    expect(violations).toEqual([])
  },
)

test("alone, no tool breaks a rule of WCAG 2.2 AA on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const tool of EMBED_TOOLS) {
    await openReady(page, paths.embed(SLUG, tool))
    expect(await findWcagViolations(page), tool).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth), tool).toBe(320)
  }
})

test(
  "a request from a partner's page tells the partner and the page, and its quote opens in a tab of its own",
  { tag: "@daily" },
  async ({ page, context, partnerSite, inbox }) => {
    partnerSite.show({ "/loans": buildPastedLine("quote") })
    await page.goto(`${PAGE}?client=secret#top`)
    const frame = page.frameLocator("iframe")
    await requestQuote(locateQuoteFormInFrame(frame))
    await expect(locateThanksInFrame(frame)).toBeVisible()
    await expectFrameFitsContent(page)
    await inbox.expectTaken("quote.requested.v1")
    expect(await getLastQuoteRequest(inbox)).toMatchObject(buildExpectedPartnerRequest(PAGE))
    expect(JSON.stringify(await inbox.events())).not.toContain("client=secret")

    const newTab = context.waitForEvent("page")
    await frame.getByRole("link", { name: "See your quote" }).click()
    const tab = await newTab
    await expect(tab).toHaveURL(/\/quotes\/[\w-]{22,64}\/offer$/)
    await expect(locateItemisedQuote(tab)).toBeVisible()
    expect(page.url()).toBe(`${PAGE}?client=secret#top`)
  },
)

test("Tab goes into the tool, through it and out again, and Shift+Tab goes back into it", async ({
  page,
  partnerSite,
}) => {
  const wrapInLinks = (tool: string) =>
    `<a id="before" href="#before">Before</a>${tool}<a id="after" href="#after">After</a>`
  partnerSite.show({ "/loans": wrapInLinks(buildPastedLine("key-dates")) })
  await page.goto(PAGE)
  await expectFrameFitsContent(page)
  const html = page.frameLocator("iframe").locator("html")
  await html.evaluate(root =>
    root.addEventListener("focusin", () => (root.dataset["stops"] = String(Number(root.dataset["stops"] ?? 0) + 1))),
  )
  await page.evaluate(() => {
    const after = document.getElementById("after")
    after?.addEventListener("focus", () => document.documentElement.setAttribute("data-came-out", ""))
  })
  await page.getByRole("link", { name: "Before" }).focus()
  await page.keyboard.press("Tab")
  await expect(html).toHaveAttribute("data-stops", "1")
  const hasFocusLeftTool = () => page.evaluate(() => document.documentElement.hasAttribute("data-came-out"))
  for (let stops = 0; stops < MOST_STOPS && !(await hasFocusLeftTool()); stops++) await page.keyboard.press("Tab")
  expect(await hasFocusLeftTool()).toBe(true)
  expect(Number(await html.getAttribute("data-stops"))).toBeGreaterThan(5)

  await page.getByRole("link", { name: "After" }).focus()
  await page.keyboard.press("Shift+Tab")
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("IFRAME")
})

test("the next step is brought into sight, in a page that's far longer than the window", async ({
  page,
  partnerSite,
}) => {
  const filler = "<p>Words.</p>".repeat(60)
  partnerSite.show({ "/loans": filler + buildPastedLine("quote") + filler })
  await page.setViewportSize({ width: 360, height: 600 })
  await page.goto(PAGE)
  const form = locateQuoteFormInFrame(page.frameLocator("iframe"))
  await page.locator("iframe").scrollIntoViewIfNeeded()
  await answerPropertyScreen(form)
  await goToNextScreen(form)
  const heading = form.getByRole("heading", { name: /Details of the purchase/ })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
})

test(
  "no other site may frame a tool, and a partner may frame no other page of ours",
  { tag: "@daily" },
  async ({ page, partnerSite }) => {
    partnerSite.show({
      "/": buildPlainFrame("quote"),
      "/ours": `<iframe src="${OURS}${paths.requestAQuote}"></iframe>`,
    })
    await page.goto(`https://${HOST}/`)
    await expect(locateQuoteFormInFrame(page.frameLocator("iframe"))).toBeVisible()

    // The first address is the same server under a name that no partner's file lists.
    for (const address of [`https://127.0.0.1:${partnerSite.port}/`, `https://${HOST}/ours`]) {
      await page.goto(address)
      await expect(locateQuoteFormInFrame(page.frameLocator("iframe"))).toHaveCount(0)
      expect(await page.frames().at(-1)?.locator("form").count(), address).toBe(0)
    }
  },
)

test("the page for partners shows each tool live, and copies its line", async ({ page, context }) => {
  const guide = requireEntry("page", ({ path }) => path === paths.embedGuide, "page for partners")
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  const violations = await watchPolicyViolations(page)
  await openReady(page, guide.path)
  for (const tool of EMBED_TOOLS) {
    const { heading } = EMBED_WORDS[tool]
    const example = page.locator("figure", { has: page.locator("figcaption", { hasText: heading }) })
    await example.scrollIntoViewIfNeeded()
    await expect(example.frameLocator("iframe").getByRole("heading", { level: 1 })).toHaveText(heading)
    await example.getByRole("button", { name: "Copy the line", exact: true }).click()
    await expect(example.getByText("Copied")).toBeVisible()
    const line = await page.evaluate(() => navigator.clipboard.readText())
    expect(line).toBe(await example.locator("code").first().innerText())
    expect(line).toContain(`data-tool="${tool}"`)
  }
  expect(violations).toEqual([])
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("a plain frame sends a request, whose quote is a document in a tab of its own", async ({
    page,
    context,
    partnerSite,
    inbox,
  }) => {
    // A frame of another site learns too late that scripts are off, and so ignores noscript elements.
    partnerSite.show({ "/loans": buildPlainFrame("quote", `sandbox="${SCRIPTLESS}"`) })
    await page.goto(PAGE)
    const form = locateQuoteFormInFrame(page.frameLocator("iframe"))
    await answerAllJobQuestions(form)
    await fillInContactDetails(form)
    const newTab = context.waitForEvent("page")
    await form.getByRole("button", { name: "Send my request" }).click()
    const tab = await newTab
    await expect(tab).toHaveURL(/\/quotes\/[\w-]{22,64}\/document$/)
    await expect(locateItemisedQuote(tab)).toBeVisible()
    await inbox.expectTaken("quote.requested.v1")
    expect(await getLastQuoteRequest(inbox)).toMatchObject(buildExpectedPartnerRequest(PAGE))
  })
})
