import { paths } from "../src/domain/paths"
import { expect, test } from "./journey"
import { anEntry, isListed, OWN_STATES } from "./own-site"
import { OWN_PAGES } from "./page-kinds"

/** The first article on a subject that's for every state. */
const forEveryState = (subject: string): string | null =>
  anEntry(
    "blog",
    entry => entry.fields["subject"] === subject && entry.fields["state"] === undefined && isListed(entry),
  )?.path ?? null

const GUIDES = [OWN_PAGES.article, forEveryState("costs"), forEveryState("conveyancing")].flatMap(path => path ?? [])

for (const guide of GUIDES)
  test(`${guide} is there as Markdown too, in the words of its page`, async ({ page, request }) => {
    const answer = await request.get(paths.markdown(guide))
    expect(answer.headers()).toMatchObject({
      "content-type": expect.stringMatching(/^text\/markdown; ?charset=utf-8$/i),
      "x-robots-tag": "noindex",
    })
    const words = wordsOf(await answer.text())
    await page.goto(guide)
    const parts = await page
      .locator("article")
      .first()
      .locator("h1, .text-prose > :is(p, h2, h3), .text-prose > :is(ul, ol) > li")
      .all()
    expect(parts.length).toBeGreaterThan(10)
    for (const part of parts) {
      const own = await part.evaluate(element => {
        const copy = element.cloneNode(true)
        if (copy instanceof Element) copy.querySelectorAll("dfn a").forEach(allTerms => allTerms.remove())
        return copy.textContent ?? ""
      })
      expect(words).toContain(wordsOf(own))
    }
    await expect(page.locator('link[rel="alternate"][type="text/markdown"]')).toHaveAttribute(
      "href",
      new RegExp(`${paths.markdown(guide)}$`),
    )
  })

test("the list of what the site says leads to guides that are there, and isn't listed itself", async ({ request }) => {
  const answer = await request.get(paths.llms)
  expect(answer.headers()).toMatchObject({
    "content-type": expect.stringMatching(/^text\/plain; ?charset=utf-8$/i),
    "x-robots-tag": "noindex",
  })
  const list = await answer.text()
  const addresses = [...list.matchAll(/\]\(https?:\/\/[^/)]+([^)]*)\)/g)].map(([, path = ""]) => path)
  expect(addresses).toEqual(expect.arrayContaining(GUIDES.map(paths.markdown)))
  expect(addresses.length).toBeGreaterThan(10 * OWN_STATES.length)
  for (const path of addresses) expect((await request.get(path)).status(), path).toBe(200)
})

/** The words alone: no marks of Markdown and no sources of figures. */
const wordsOf = (text: string): string =>
  text
    .replace(/ \(\[Source: [^\]]*\]\([^)]*\)\)/g, "")
    .replace(/\]\([^)]*\)/g, "")
    .replace(/[^\p{L}\p{N}$%]+/gu, "")
