import { cleanup, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { fromFormFields } from "../../domain/lead/form-fields"
import { parseQuoteRequest } from "../../domain/lead/quote-request"
import { parseIsoDate } from "../../domain/iso-date"
import { buildForm } from "../../testing/built-page"
import { answerJob, FORM, KEPT, openTabForEachTest, press } from "../../testing/quote-form-on-screen"
import type { Http } from "../../lib/http"
import { InteractiveQuoteForm } from "./interactive/interactive-quote-form"
import { PagePartnerSharing } from "./partner-sharing"
import StaticQuoteForm from "./static-quote-form"

const BROKER = {
  slug: "harbour-home-loans",
  name: "Harbour Home Loans",
  purpose: "so that it can call me about a loan",
}
const LABEL = "Share this request and my contact details with Harbour Home Loans so that it can call me about a loan"

openTabForEachTest()

/** The HTML that the build makes of a page's form. */
const builtForm = (partner: string | undefined) =>
  buildForm(
    <PagePartnerSharing.Provider value={BROKER}>
      <StaticQuoteForm id="raq-form" page={{ partner }} firmName="Example Law" />
    </PagePartnerSharing.Provider>,
  )

test("without JavaScript a partner's page has the box, unticked, and its tick names the partner", async () => {
  const form = await builtForm(BROKER.slug)
  const box = form.querySelector<HTMLInputElement>("noscript [name=partnerConsent]")
  expect(box?.closest("label")?.textContent).toBe(LABEL)
  expect(box?.checked).toBe(false)
  const sent = () => fromFormFields([...new FormData(form)].map(([name, value]) => [name, String(value)]))
  expect(sent()).not.toHaveProperty("partnerConsent")
  if (box) box.checked = true
  expect(sent()).toMatchObject({ partner: BROKER.slug, partnerConsent: BROKER.slug })
  expect(form.textContent).toContain("gives it to no other firm unless you tick the box for Harbour Home Loans")
})

test("a form for another partner, or for none, has no box and gives the request to no other firm", async () => {
  for (const partner of [undefined, "first-door"]) {
    const form = await builtForm(partner)
    expect(form.querySelector("[name=partnerConsent]")).toBeNull()
    expect(form.textContent).toContain("gives it to no other firm. Read our privacy policy.")
  }
})

/** Shows the form to a visitor of a partner up to its last step, and collects what is sent. */
async function showForm(partner: string | undefined, list: unknown = { [BROKER.slug]: BROKER }) {
  const shown = showDraft(partner, list)
  await answerJob()
  await press("Send it to me")
  return shown
}

/** The same where the visitor left the form. */
function showDraft(partner: string | undefined, list: unknown) {
  const asked: string[] = []
  const sent: unknown[] = []
  Object.assign(globalThis, {
    fetch: async (address: string) => {
      asked.push(address)
      return { status: 200, json: async () => list }
    },
  })
  const http: Http = async (path, request) => {
    if (path === "/api/quotes") sent.push(request?.body)
    return path === "/api/quotes" ? KEPT : { status: 0, body: null }
  }
  const ui = (
    <InteractiveQuoteForm
      {...FORM}
      page={{ partner }}
      http={http}
      today={() => parseIsoDate("2026-11-21")}
      go={() => undefined}
    />
  )
  render(ui)
  return { asked, sent }
}

async function send(): Promise<void> {
  await userEvent.type(screen.getByLabelText("Full name"), "Mai")
  await userEvent.type(screen.getByLabelText("Email"), "mai@example.com")
  await press("Send me this quote")
}

test.each([
  [true, BROKER.slug],
  [false, null],
])("on any page the visitor of a partner finds the box, and with its tick as %s sends %s", async (ticks, consent) => {
  const { asked, sent } = await showForm(BROKER.slug)
  const box = await screen.findByRole("checkbox", { name: LABEL })
  expect(box).not.toBeChecked()
  if (ticks) await userEvent.click(box)
  await send()
  await waitFor(() => expect(sent).toHaveLength(1))
  const request = parseQuoteRequest(sent[0], parseIsoDate("2026-11-21"))
  expect(request).toMatchObject({ ok: true, value: { partner: BROKER.slug, partnerConsent: consent } })
  expect(new Set(asked)).toEqual(new Set(["/partner-sharing.json"]))
})

test("a visitor who came by nobody is asked nothing, and no list is fetched", async () => {
  const { asked } = await showForm(undefined)
  expect(screen.queryByRole("checkbox", { name: /^Share/ })).toBeNull()
  expect(asked).toEqual([])
})

test.each([
  ["a list without the partner", {}],
  ["what is no list", "<html>"],
])("with %s there is no box", async (_, list) => {
  const { asked, sent } = await showForm(BROKER.slug, list)
  await waitFor(() => expect(asked.length).toBeGreaterThan(0))
  await send()
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(screen.queryByRole("checkbox", { name: /^Share/ })).toBeNull()
  expect(sent[0]).not.toHaveProperty("partnerConsent", expect.anything())
})

test("a tick for one partner is no tick for another", async () => {
  await showForm(BROKER.slug)
  await userEvent.click(await screen.findByRole("checkbox", { name: LABEL }))
  cleanup()
  const coach = { slug: "first-door", name: "First Door", purpose: "so that it can coach me" }
  const { sent } = showDraft("first-door", { "first-door": coach })
  const box = await screen.findByRole("checkbox", { name: /First Door/ })
  expect(box).not.toBeChecked()
  await send()
  await waitFor(() => expect(sent).toHaveLength(1))
  const request = parseQuoteRequest(sent[0], parseIsoDate("2026-11-21"))
  expect(request).toMatchObject({ ok: true, value: { partner: "first-door", partnerConsent: null } })
})
