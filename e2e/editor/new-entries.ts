import { findFirstEntry } from "../../tools/journeys/built-entries"
import type { Form } from "./editor-page"

const offer = findFirstEntry("offer")

/** The text of the partner's collection statement. It has a component, a link, and lines long enough to be folded in the file. */
const STATEMENT_TEXT = `## Who collects

We do, the firm named at the foot of this page. Test Partner is a separate business, and it sends us nothing at all.

<Notice kind="info" title="Who is told">

Nobody but those in the [privacy policy](/privacy-policy).

</Notice>`

export const CHOSEN = offer ? `offer: ${offer.slug}\n` : "palette: coral\n"

export const PARTNER: Form = {
  texts: {
    Title: "Conveyancing for Test Partner",
    Description: "A made-up partner for a test of the editor: what we do together for the people who come from there.",
    Heading: "Conveyancing with Test Partner",
    Lead: "A made-up partner for a test.",
    Name: "Test Partner",
    Summary: "For people who test.",
    "Referral disclosure": "We pay Test Partner nothing when you ask us for a quote.",
    "Phone (optional)": "1300 975 709",
    "Text (optional)": "## What we do together\n\nWe read contracts.\n\n<QuoteButton />",
  },
  choices: { "Palette (optional)": "coral", ...(offer && { "Offer (optional)": String(offer.fields["title"]) }) },
  groups: {
    "Collection statement": {
      texts: {
        Title: "Test Partner and your details",
        Description: "What we learn about people who come from Test Partner, what we use it for, and who is told.",
        Lead: "A made-up statement for a test.",
        Text: STATEMENT_TEXT,
      },
    },
  },
}
