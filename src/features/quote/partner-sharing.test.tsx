import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react"
import { parseFormFields } from "../../domain/lead/form-fields"
import { parseQuoteRequest } from "../../domain/lead/quote-request"
import { parseIsoDate } from "../../domain/iso-date"
import { parseFormWithoutScripts } from "../../testing/built-page"
import {
  beginAtLastStep,
  fillField,
  FORM,
  KEPT,
  openTabForEachTest,
  pressButton,
} from "../../testing/quote-form-on-screen"
import type { Http } from "../../lib/http"
import { InteractiveQuoteForm } from "./interactive/interactive-quote-form"
import { PagePartnerSharing } from "./quote-context"

const BROKER = {
  slug: "harbour-home-loans",
  name: "Harbour Home Loans",
  purpose: "so that it can call me about a loan",
}
const LABEL = "Share this request and my contact details with Harbour Home Loans so that it can call me about a loan"

openTabForEachTest()

/** The HTML that the build creates for a page's form. */
const builtForm = (partner: string | undefined) =>
  parseFormWithoutScripts(
    <PagePartnerSharing.Provider value={BROKER}>
      <InteractiveQuoteForm {...FORM} page={{ partner }} />
    </PagePartnerSharing.Provider>,
  )

test("without JavaScript a partner's page has the box, unticked, and its tick names the partner", async () => {
  const form = await builtForm(BROKER.slug)
  const box = form.querySelector<HTMLInputElement>("noscript [name=partnerConsent]")
  expect(box?.closest("label")?.textContent).toBe(LABEL)
  expect(box?.checked).toBe(false)
  const listFields = () => parseFormFields([...new FormData(form)].map(([name, value]) => [name, String(value)]))
  expect(listFields()).not.toHaveProperty("partnerConsent")
  if (box) box.checked = true
  expect(listFields()).toMatchObject({ partner: BROKER.slug, partnerConsent: BROKER.slug })
  expect(form.textContent).toContain("gives it to no other firm unless you tick the box for Harbour Home Loans")
})

test("a form for another partner, or for none, has no box and gives the request to no other firm", async () => {
  for (const partner of [undefined, "first-door"]) {
    const form = await builtForm(partner)
    expect(form.querySelector("[name=partnerConsent]")).toBeNull()
    expect(form.textContent).toContain("gives it to no other firm. Read our privacy policy.")
  }
})

/** Shows the last step of the form to a visitor from a partner, and collects the requests. */
function showForm(partner: string | undefined, list: unknown = { [BROKER.slug]: BROKER }) {
  beginAtLastStep(true)
  return showDraft(partner, list)
}

/** Shows the form at the step where the visitor left it. Without `partner`, the page's address may name one. */
function showDraft(partner: string | undefined, list: unknown) {
  const addresses: string[] = []
  const requests: unknown[] = []
  Object.assign(globalThis, {
    fetch: async (address: string) => {
      addresses.push(address)
      return { status: 200, json: async () => list }
    },
  })
  const http: Http = async (path, request) => {
    if (path === "/api/quotes") requests.push(request?.body)
    return path === "/api/quotes" ? KEPT : { status: 0, body: null }
  }
  const ui = (
    <InteractiveQuoteForm
      {...FORM}
      page={{ partner }}
      readsAddress
      http={http}
      today={() => parseIsoDate("2026-11-21")}
      go={() => undefined}
    />
  )
  render(ui)
  return { addresses, sent: requests }
}

async function sendLastStep(): Promise<void> {
  fillField("Full name", "Mai")
  fillField("Email", "mai@example.com")
  await pressButton("Send me this quote")
}

test.each([
  [true, BROKER.slug],
  [false, null],
])("on any page the visitor of a partner finds the box, and with its tick as %s sends %s", async (ticks, consent) => {
  const { addresses, sent } = showForm(BROKER.slug)
  const box = await screen.findByLabelText(LABEL)
  expect(box).not.toBeChecked()
  if (ticks) fireEvent.click(box)
  await sendLastStep()
  await waitFor(() => expect(sent).toHaveLength(1))
  const request = parseQuoteRequest(sent[0], parseIsoDate("2026-11-21"))
  expect(request).toMatchObject({ ok: true, value: { partner: BROKER.slug, partnerConsent: consent } })
  expect(new Set(addresses)).toEqual(new Set(["/partner-sharing.json"]))
})

test("a visitor who came by nobody is asked nothing, and no list is fetched", async () => {
  const { addresses } = showForm(undefined)
  expect(screen.queryByLabelText(/^Share/)).toBeNull()
  expect(addresses).toEqual([])
})

test.each([
  ["a list without the partner", {}],
  ["what is no list", "<html>"],
])("with %s there is no box", async (_, list) => {
  const { addresses, sent } = showForm(BROKER.slug, list)
  await waitFor(() => expect(addresses.length).toBeGreaterThan(0))
  await sendLastStep()
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(screen.queryByLabelText(/^Share/)).toBeNull()
  expect(sent[0]).not.toHaveProperty("partnerConsent", expect.anything())
})

test("a tick for one partner is no tick for another", async () => {
  showForm(BROKER.slug)
  fireEvent.click(await screen.findByLabelText(LABEL))
  cleanup()
  const coach = { slug: "first-door", name: "First Door", purpose: "so that it can coach me" }
  const { sent } = showDraft("first-door", { "first-door": coach })
  const box = await screen.findByLabelText(/First Door/)
  expect(box).not.toBeChecked()
  await sendLastStep()
  await waitFor(() => expect(sent).toHaveLength(1))
  const request = parseQuoteRequest(sent[0], parseIsoDate("2026-11-21"))
  expect(request).toMatchObject({ ok: true, value: { partner: "first-door", partnerConsent: null } })
})

test("the partner in the page's address is asked about, not one that the visitor has met before", async () => {
  const metBefore = { partner: "first-door", metAt: "2026-11-20T00:00:00.000Z", path: "/", until: Date.now() + 60_000 }
  sessionStorage.setItem("draft:partner", JSON.stringify(metBefore))
  window.history.replaceState(null, "", `/request-a-quote?partner=${BROKER.slug}`)
  showForm(undefined)
  expect(await screen.findByLabelText(LABEL)).toBeInTheDocument()
})
