import type { Form } from "./editor-page"

export const NEW_HEADING = "Buying a home, from contract to keys"

export const HOUR_ARTICLE: Form = {
  texts: {
    Title: "Moving house in one hour in NSW",
    Description:
      "A made-up article for an hour of a test: what a removal costs, what it looks like, and who pays for it.",
    Heading: "Moving house in one hour",
    Lead: "A made-up article for an hour of a test.",
    Checked: "2026-11-21",
    "Check again": "2027-05-21",
  },
  choices: { "State (optional)": "NSW" },
  lists: {
    Sources: [
      {
        texts: { Name: "Test Office", "Web address": "https://www.example.com/moving", Checked: "2026-11-20" },
        lists: { Supports: [{ texts: { Supports: "What a removal costs" } }] },
      },
    ],
  },
}

export const HOUR_OFFER: Form = {
  texts: {
    Title: "A free call about moving day",
    Summary: "Talk through the day you move with us before it comes.",
    Terms: "A made-up offer for a test. One call for each property.",
    From: "2027-07-01",
    Until: "2027-09-30",
  },
}

export const NEW_FEE = { label: "Our fixed fee for your purchase (purchase)", dollars: "1490" }

export const HOUR_FEE: Form = {
  lists: {
    Periods: [
      {
        texts: {
          From: "2027-07-01",
          "Until (optional)": "2028-06-30",
          Checked: "2026-11-21",
          [NEW_FEE.label]: NEW_FEE.dollars,
        },
      },
    ],
  },
}

export const HOUR_DRAFT: Form = {
  texts: {
    "Title (optional)": "Moving day, still being written",
    "Description (optional)":
      "A made-up page for an hour of a test, which nobody should see before its writer says that it is done.",
    Heading: "Moving day",
    Lead: "A made-up page that is not done.",
  },
}
