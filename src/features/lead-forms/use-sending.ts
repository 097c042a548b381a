import { useRef, useState } from "react"
import * as v from "valibot"
import { isQuestionAsked } from "../../domain/job/questions"
import type { FieldError, Parsed } from "../../domain/parse/parse-result"
import { getLeadOrigin } from "../../lib/attribution/attribution"
import { collectSpamProof } from "../../lib/form-stamp"
import type { Http } from "../../lib/http"
import { createIdempotencyKeys, ownPath, postLead } from "../../lib/lead-post"
import { forgetDraft, setUnsaved } from "../../lib/session-draft"
import { getText, type FormValues } from "../../components/form/form-values"
import { LEAD_FORM_VERSION, type LeadFormParts } from "../../components/form/lead-form-fields"
import type { Refusal } from "../../components/form/remaining-errors"

const kept = v.object({ next: ownPath })

/** One for the tab: a form that is sent again unchanged keeps its key. */
const keyFor = createIdempotencyKeys()

type Sending = {
  form: LeadFormParts
  parse: (wire: unknown) => Parsed<unknown>
  http: Http
  go: (path: string) => unknown
}

type Progress = {
  refusal: Refusal | null
  /** How often it has failed since it was last refused. */
  failures: number
  busy: boolean
}

/** Sends a form: at most once at a time, and only what the rules take. */
export function useSender({ form, parse, http, go }: Sending) {
  const [progress, setProgress] = useState<Progress>({ refusal: null, failures: 0, busy: false })
  const [isSent, setIsSent] = useState(false)
  const [getSpamProof] = useState(() => collectSpamProof(http))
  const isSending = useRef(false)

  function refuse(refusal: Refusal) {
    setProgress({ refusal, failures: 0, busy: false })
  }

  function fail() {
    isSending.current = false
    setProgress(({ failures }) => ({ refusal: null, failures: failures + 1, busy: false }))
  }

  /** A mistake of ours shows as a failure, with the phone: the button never does nothing. */
  async function send(values: FormValues) {
    if (isSending.current) return
    try {
      await sendAnswers(values)
    } catch (error) {
      console.error(error)
      fail()
    }
  }

  async function sendAnswers(values: FormValues) {
    const errors = validateAnswers(values)
    if (errors.length > 0) return refuse({ errors, values, by: "rule" })

    isSending.current = true
    // A failure stays in sight while it's tried again: the focus is on its button.
    setProgress(({ failures }) => ({ refusal: null, failures, busy: true }))
    const wire = { ...pickAnswers(form, values), ...getLeadOrigin() }
    const key = keyFor({ to: form.action, ...wire })
    const sent = await postLead({ path: form.action, wire: { ...wire, ...(await getSpamProof()) }, key, kept, http })
    isSending.current = false
    if (sent.kind === "kept") {
      forgetDraft(form.id)
      setUnsaved(form.id, false)
      setIsSent(true)
      go(sent.next)
    } else if (sent.kind === "refused") refuse({ errors: sent.errors, values, by: "server" })
    else fail()
  }

  function validateAnswers(values: FormValues): readonly FieldError[] {
    const parsed = parse(pickAnswers(form, values))
    return parsed.ok ? [] : parsed.errors
  }

  return { ...progress, isSent, judge: validateAnswers, send }
}

/** Only what is asked, so that an answer which a later one made void is not sent. */
function pickAnswers({ names }: LeadFormParts, values: FormValues): Record<string, unknown> {
  const answers = names
    .filter(name => isQuestionAsked(name, values))
    .map(name => [name, getText(values, name)] as const)
    .filter(([, text]) => text !== "")
  return {
    ...Object.fromEntries(answers),
    reference_code: getText(values, "reference_code"),
    formVersion: LEAD_FORM_VERSION,
  }
}
