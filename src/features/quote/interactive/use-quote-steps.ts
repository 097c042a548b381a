import { useState } from "react"
import * as v from "valibot"
import type { IsoDate } from "../../../domain/iso-date"
import { figures } from "../../../domain/figures/published"
import type { FieldError } from "../../../domain/parse/parse-result"
import { parseJob, parseQuoteRequest } from "../../../domain/lead/quote-request"
import { paths } from "../../../domain/paths"
import { quote } from "../../../domain/quote/quote"
import type { QuoteOutcome } from "../../../domain/quote/quote-types"
import { leadAttribution } from "../../../lib/attribution/attribution"
import { keepEnquiryPath } from "../../../lib/enquiry"
import { collectSpamProof } from "../../../lib/form-stamp"
import type { Http } from "../../../lib/http"
import { createIdempotencyKeys, ownPath, postLead } from "../../../lib/lead-post"
import { track } from "../../../lib/tags/track"
import { FORM_VERSION, type PageContext } from "../../../components/form/hidden-fields"
import type { FormValues } from "../../../components/form/form-values"
import { useRequestStore } from "../request-store"
import { forgetQuoteDraft } from "./draft"
import { isPersonField, jobWire, personWire, type Wire } from "../../../components/form/wire"

const kept = v.object({
  id: v.optional(v.string(), ""),
  next: ownPath,
  outcome: v.picklist(["quoted", "manual"]),
  quote: v.optional(v.unknown(), null),
  /** Where the enquiry can be changed; told to whoever sent it, and to nobody else. */
  enquiry: v.optional(v.nullable(ownPath), null),
})

/** Sends a quote request once. The same `key` with the same request is safe to send again. */
const sendRequest = (request: Wire, key: string, http: Http) =>
  postLead({ path: paths.api.quotes, wire: request, key, kept, http })

/** Shows `path`, and hands it the answer so that it need not be asked for again. */
export type Go = (path: string, options: { state: { answer: unknown } }) => unknown

type Edges = { page: PageContext; http: Http; today: () => IsoDate; go: Go }

type Progress = { errors: readonly FieldError[]; failed: boolean; outcome: QuoteOutcome | null }

/** One for the tab: a form that was closed while it was sent, and is sent again, keeps its key. */
const keyFor = createIdempotencyKeys()

/** The two steps of the form: the job, which gives `outcome`, and the person, which sends it. */
export function useQuoteSteps({ page, http, today, go }: Edges) {
  const [progress, setProgress] = useState<Progress>({ errors: [], failed: false, outcome: null })
  const [getSpamProof] = useState(() => collectSpamProof(http))
  const [broken, setBroken] = useState<{ error: unknown } | null>(null)
  if (broken) throw broken.error

  function price(values: FormValues) {
    const job = parseJob(jobWire(values), today())
    const outcome = job.ok ? quote(job.value, figures, today()) : null
    if (job.ok && outcome)
      track({ event: "quote_priced", outcome: outcome.outcome, side: job.value.side, state: job.value.state })
    setProgress({ errors: job.ok ? [] : job.errors, failed: false, outcome })
  }

  function refuse(errors: readonly FieldError[]) {
    const aboutJob = errors.some(({ field }) => !isPersonField(field))
    setProgress(({ outcome }) => ({ errors, failed: false, outcome: aboutJob ? null : outcome }))
  }

  async function send(values: FormValues) {
    const wire = { ...jobWire(values), ...contextWire(page), ...personWire(values) }
    const request = parseQuoteRequest(wire, today())
    if (!request.ok) return refuse(request.errors)
    const { isLoading, submit, succeed, fail } = useRequestStore.getState()
    if (isLoading) return
    submit()
    const sent = await sendRequest({ ...wire, ...(await getSpamProof()) }, keyFor(wire), http)
    if (sent.kind === "kept") {
      forgetQuoteDraft()
      if (sent.enquiry) keepEnquiryPath(sent.id, sent.enquiry)
      succeed()
      const { side, state } = request.value
      track({ event: "quote_submitted", outcome: sent.outcome, side, state })
      go(sent.next, { state: { answer: { outcome: sent.outcome, quote: sent.quote } } })
      return
    }
    fail()
    track({ event: "quote_failed", reason: sent.kind === "refused" ? "refused" : "unreachable" })
    if (sent.kind === "refused") refuse(sent.errors)
    else setProgress(({ outcome }) => ({ errors: [], failed: true, outcome }))
  }

  return {
    ...progress,
    /** A mistake of ours shows as one of the part that the form stands in, not as a button that does nothing. */
    submit: async (values: FormValues) => {
      try {
        await (progress.outcome ? send(values) : price(values))
      } catch (error) {
        setBroken({ error })
      }
    },
    back: () => setProgress({ errors: [], failed: false, outcome: null }),
  }
}

/** What the page adds, its own choice before that of the visitor's way to the form. Answers go over it. */
function contextWire({ partner, thankYouPageRoute, sendEmailQuote }: PageContext): Wire {
  const asked = useRequestStore.getState()
  return {
    ...(partner && { partner }),
    thankYouPageRoute: thankYouPageRoute ?? asked.thankYouPageRoute,
    sendEmailQuote: sendEmailQuote ?? asked.sendEmailQuote ?? true,
    formVersion: FORM_VERSION,
    ratesVersion: figures.version,
    attribution: leadAttribution(),
  }
}
