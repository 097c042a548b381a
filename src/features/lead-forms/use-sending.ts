import { useRef, useState } from "react"
import * as v from "valibot"
import { isQuestionAsked } from "../../domain/job/questions"
import type { FieldError, Parsed } from "../../domain/parse/parse-result"
import { getLeadOrigin } from "../../lib/attribution/attribution"
import { useAntiSpamTokens } from "../../lib/form-stamp"
import type { Http } from "../../lib/http"
import { createIdempotencyKeyGenerator, ownPath, postLead } from "../../lib/lead-post"
import { deleteDraft, setFormHasUnsavedAnswers } from "../../lib/session-draft"
import { getAnswerText, type FormValues } from "../../components/form/form-values"
import { LEAD_FORM_VERSION, type LeadFormParts } from "../../components/form/lead-form-fields"
import type { Refusal } from "../../components/form/remaining-errors"

const replySchema = v.object({ next: ownPath })

/** The idempotency keys of this tab: sending the same answers again uses the same key. */
const getKey = createIdempotencyKeyGenerator()

type SenderOptions = {
  form: LeadFormParts
  parse: (wire: unknown) => Parsed<unknown>
  http: Http
  go: (path: string) => unknown
}

type Progress = {
  refusal: Refusal | null
  /** How many times sending has failed since the form was last refused. */
  failures: number
  busy: boolean
}

/** Sends a form if its rules accept it, one request at a time. */
export function useLeadFormSender({ form, parse, http, go }: SenderOptions) {
  const [progress, setProgress] = useState<Progress>({ refusal: null, failures: 0, busy: false })
  const [isSent, setIsSent] = useState(false)
  const getSpamProof = useAntiSpamTokens(http)
  const isSending = useRef(false)

  function showRefusal(refusal: Refusal) {
    setProgress({ refusal, failures: 0, busy: false })
  }

  function showFailure() {
    isSending.current = false
    setProgress(({ failures }) => ({ refusal: null, failures: failures + 1, busy: false }))
  }

  /** An error in our own code shows as a failure with the phone number, so that the button always does something. */
  async function sendForm(values: FormValues) {
    if (isSending.current) return
    try {
      await sendAnswers(values)
    } catch (error) {
      console.error(error)
      showFailure()
    }
  }

  async function sendAnswers(values: FormValues) {
    const errors = validateAnswers(values)
    if (errors.length > 0) return showRefusal({ errors, values, by: "rule" })

    isSending.current = true
    // The failure message stays while we try again, because its button has the focus.
    setProgress(({ failures }) => ({ refusal: null, failures, busy: true }))
    const wire = { ...pickApplicableAnswers(form, values), ...getLeadOrigin() }
    const key = getKey({ to: form.action, ...wire })
    const result = await postLead({ path: form.action, wire, key, getSpamProof, kept: replySchema, http })
    isSending.current = false
    if (result.kind === "kept") {
      deleteDraft(form.id)
      setFormHasUnsavedAnswers(form.id, false)
      setIsSent(true)
      go(result.next)
    } else if (result.kind === "refused") showRefusal({ errors: result.errors, values, by: "server" })
    else showFailure()
  }

  function validateAnswers(values: FormValues): readonly FieldError[] {
    const result = parse(pickApplicableAnswers(form, values))
    return result.ok ? [] : result.errors
  }

  return { ...progress, isSent, judge: validateAnswers, send: sendForm }
}

/** Picks the answers to questions that are asked, so that an answer that no longer applies isn't sent. */
function pickApplicableAnswers({ names }: LeadFormParts, values: FormValues): Record<string, unknown> {
  const answers = names
    .filter(name => isQuestionAsked(name, values))
    .map(name => [name, getAnswerText(values, name)] as const)
    .filter(([, text]) => text !== "")
  return {
    ...Object.fromEntries(answers),
    reference_code: getAnswerText(values, "reference_code"),
    formVersion: LEAD_FORM_VERSION,
  }
}
