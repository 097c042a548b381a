import { fromFormFields } from "../domain/lead/form-fields"
import { parseQuoteRequest } from "../domain/lead/quote-request"
import { normalisedForKey } from "../domain/lead/request-key"
import { submitQuote } from "../../functions/quotes/submit-quote"
import type { LeadPorts } from "../leads/ports"
import { QUOTE, SITE, wire, type LeadBench } from "./lead-bench"

export type QuoteDesk = ReturnType<typeof quoteDesk>

/** Visitors who ask for a quote at a bench, by the function's real handler. */
export function quoteDesk(bench: LeadBench) {
  let visitors = 0
  const submit = (ports: LeadPorts) =>
    bench.keptTo(
      submitQuote(
        () => ports,
        {
          parse: parseQuoteRequest,
          fromFormFields,
          normalised: normalisedForKey,
          price: () => ({ outcome: "quoted", quote: QUOTE }),
        },
        { renderFormPage: () => "form", renderMessagePage: ({ title }) => title },
      ),
    )

  /** Sends a request; each comes from another visitor, unless the key says otherwise. */
  const send = async (key = `visitor-${(visitors += 1)}-of-this-bench`, ports = bench.ports): Promise<Response> => {
    const request = new Request(`${SITE}/api/quotes`, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": key },
      body: JSON.stringify(wire()),
    })
    return submit(ports)(request, bench.call())
  }

  return {
    send,
    /** References of all who were told that their request is in good hands. */
    accepted: bench.accepted,
    /** Sends requests, and the process dies before any of them is delivered. Gives their webhook-ids. */
    sendAndDie: async (howMany = 1): Promise<string[]> => {
      const before = bench.blobs.keys("pending")
      const dying = { ...bench.ports, deliver: null }
      await Promise.all(Array.from({ length: howMany }, () => send(undefined, dying)))
      await bench.settle()
      return bench.blobs.keys("pending").filter(key => !before.includes(key))
    },
  }
}
