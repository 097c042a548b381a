import type { FieldError } from "../../src/domain/parse/parse-result"
import { HANDED_OVER_FIELD, paths } from "../../src/domain/paths"
import { jsonAnswer, jsonErrors, pageAnswer, seeOther, type RenderMessagePage } from "../../src/leads/http/answers"
import type { QuoteRequested } from "../../src/leads/core/events/quote-requested"
import type { Firm } from "../../src/leads/core/ports"

export type Pages = {
  /** The form filled in again, with what is wrong. */
  renderFormPage: (page: { wire: unknown; errors: FieldError[]; firm: Firm }) => string
  renderMessagePage: RenderMessagePage
}

/** What whoever asked is told of their request. */
export type Answered = Pick<QuoteRequested, "id" | "outcome" | "next" | "quote">

/** The answers to a quote request, in the form in which it came. */
type Replies = {
  invalid: (errors: FieldError[]) => Response
  /** @param enquiry Where the asker, and nobody else, can change what was asked. */
  kept: (data: Answered, fresh: boolean, enquiry: string) => Response
  /** @param mark Goes with the address, since nobody can look the request up. */
  handedOver: (data: QuoteRequested, mark: string) => Response
}

export const asJson: Replies = {
  invalid: errors => jsonErrors(422, errors),
  kept: ({ id, outcome, next, quote }, fresh, enquiry) =>
    jsonAnswer(fresh ? 201 : 200, { id, outcome, next, quote, enquiry }),
  handedOver: ({ id, next }, mark) =>
    jsonAnswer(201, { id, outcome: "manual", next: `${next}?${HANDED_OVER_FIELD}=${mark}`, quote: null }),
}

/** For a browser without JavaScript: the quote as a document, or the form again with what is wrong. */
export const asPages = ({ renderFormPage, renderMessagePage }: Pages, firm: Firm, wire: unknown): Replies => ({
  invalid: errors => pageAnswer(422, renderFormPage({ wire, errors, firm })),
  kept: ({ id }) => seeOther(paths.document(id)),
  handedOver: ({ id }) => {
    const title = "We have your request"
    const text = `We will send you the quote. Your reference is ${id}. Questions? Ring ${firm.phone.display} or write to ${firm.email}.`
    return pageAnswer(201, renderMessagePage({ title, text, firm, status: 201 }))
  },
})
