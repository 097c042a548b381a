import { useState } from "react"
import type { IsoDate } from "../../../domain/iso-date"
import { figures } from "../../../domain/figures/published"
import type { FieldError } from "../../../domain/lead/quote-request-types"
import { parseJob, parseQuoteRequest } from "../../../domain/lead/quote-request"
import { quote } from "../../../domain/quote/quote"
import type { QuoteOutcome } from "../../../domain/quote/quote-types"
import type { Http } from "../../../lib/http"
import { FORM_VERSION, type PageContext } from "../../../components/quote-fields/page-context"
import type { FormValues } from "../../../components/quote-fields/form-values"
import { useRequestStore } from "../request-store"
import { visit } from "../visit"
import { visitAttribution } from "./attribution"
import { forgetQuoteDraft } from "./draft"
import { createKeyring, sendRequest } from "./send-request"
import { isPersonField, jobWire, personWire, type Wire } from "../../../components/quote-fields/wire"

/** Shows `path`, and hands it the answer so that it need not be asked for again. */
export type Go = (path: string, options: { state: { answer: unknown } }) => unknown

type Edges = { page: PageContext; http: Http; today: () => IsoDate; go: Go }

type Progress = { errors: readonly FieldError[]; failed: boolean; outcome: QuoteOutcome | null }

/** The two steps of the form: the job, which gives `outcome`, and the person, which sends it. */
export function useQuoteSteps({ page, http, today, go }: Edges) {
  const [progress, setProgress] = useState<Progress>({ errors: [], failed: false, outcome: null })
  const [keyFor] = useState(() => createKeyring())

  function price(values: FormValues) {
    const job = parseJob(jobWire(values), today())
    setProgress({
      errors: job.ok ? [] : job.errors,
      failed: false,
      outcome: job.ok ? quote(job.value, figures, today()) : null,
    })
  }

  function refuse(errors: readonly FieldError[]) {
    const aboutJob = errors.some(({ field }) => !isPersonField(field))
    setProgress(({ outcome }) => ({ errors, failed: false, outcome: aboutJob ? null : outcome }))
  }

  async function send(values: FormValues) {
    const wire = { ...jobWire(values), ...personWire(values), ...contextWire(page) }
    const request = parseQuoteRequest(wire, today())
    if (!request.ok) return refuse(request.errors)
    const { submit, succeed, fail } = useRequestStore.getState()
    submit()
    const sent = await sendRequest(wire, keyFor(wire), http)
    if (sent.kind === "kept") {
      forgetQuoteDraft()
      succeed()
      go(sent.next, { state: { answer: { outcome: sent.outcome, quote: sent.quote } } })
      return
    }
    fail()
    if (sent.kind === "refused") refuse(sent.errors)
    else setProgress(({ outcome }) => ({ errors: [], failed: true, outcome }))
  }

  return {
    ...progress,
    submit: (values: FormValues) => (progress.outcome ? send(values) : price(values)),
    back: () => setProgress({ errors: [], failed: false, outcome: null }),
  }
}

/** What the page adds: its own choice first, then what the visitor's way to the form has chosen. */
function contextWire({ partner, thankYouPageRoute, sendEmailQuote }: PageContext): Wire {
  const asked = useRequestStore.getState()
  return {
    ...(partner && { partner }),
    thankYouPageRoute: thankYouPageRoute ?? asked.thankYouPageRoute,
    sendEmailQuote: sendEmailQuote ?? asked.sendEmailQuote ?? true,
    formVersion: FORM_VERSION,
    ratesVersion: figures.version,
    attribution: visitAttribution(visit()),
  }
}
