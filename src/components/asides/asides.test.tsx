import { render, screen, waitFor } from "@testing-library/react"
import { parseIsoDate } from "../../domain/iso-date"
import { hideEndedOffers } from "../../lib/keep-up-to-date"
import { OfferSnippet } from "./asides"

const none = { title: undefined, summary: undefined, terms: undefined, until: undefined }

const offer = (until: string) => <OfferSnippet title={until} summary="" terms="" until={parseIsoDate(until)} />

test("an offer that does not run on the day of the build is not drawn", () => {
  const { container } = render(<OfferSnippet {...none} />)
  expect(container).toBeEmptyDOMElement()
})

test("on the day after its last one an offer goes, also one that's drawn later; on its last day it stays", async () => {
  render(offer("2026-11-20"))
  render(offer("2026-11-21"))
  const stop = hideEndedOffers(() => parseIsoDate("2026-11-21"))
  expect(screen.getByText("2026-11-20")).not.toBeVisible()
  expect(screen.getByText("2026-11-21")).toBeVisible()
  render(offer("2026-11-19"))
  await waitFor(() => expect(screen.getByText("2026-11-19")).not.toBeVisible())
  stop()
})
