import { useRef, useState } from "react"
import * as v from "valibot"
import { isAsked } from "../../domain/job/questions"
import type { FieldError, Parsed } from "../../domain/parse/parse-result"
import { leadAttribution } from "../../lib/attribution/attribution"
import { collectSpamProof } from "../../lib/form-stamp"
import type { Http } from "../../lib/http"
import { createIdempotencyKeys, ownPath, postLead } from "../../lib/lead-post"
import { setUnsaved } from "../../lib/session-draft"
import { textAt, type FormValues } from "../../components/form/form-values"
import { LEAD_FORM_VERSION, type LeadFormParts } from "../../components/form/lead-form-fields"

const kept = v.object({ next: ownPath })

/** One for the tab: a form that is sent again unchanged keeps its key. */
const keyFor = createIdempotencyKeys()

type Sending = {
  form: LeadFormParts
  parse: (wire: unknown) => Parsed<unknown>
  http: Http
  go: (path: string) => unknown
}

type Progress = { errors: readonly FieldError[]; failed: boolean; busy: boolean }

/** Sends a form: at most once at a time, and only what the rules take. */
export function useSending({ form, parse, http, go }: Sending) {
  const [progress, setProgress] = useState<Progress>({ errors: [], failed: false, busy: false })
  const [getSpamProof] = useState(() => collectSpamProof(http))
  const isSending = useRef(false)

  async function send(values: FormValues) {
    if (isSending.current) return
    const wire = wireOf(form, values)
    const parsed = parse(wire)
    if (!parsed.ok) return setProgress({ errors: parsed.errors, failed: false, busy: false })

    isSending.current = true
    setProgress({ errors: [], failed: false, busy: true })
    const key = keyFor({ to: form.action, ...wire })
    const sent = await postLead({ path: form.action, wire: { ...wire, ...(await getSpamProof()) }, key, kept, http })
    isSending.current = false
    if (sent.kind === "kept") {
      setUnsaved(form.id, false)
      go(sent.next)
    } else
      setProgress({ errors: sent.kind === "refused" ? sent.errors : [], failed: sent.kind === "failed", busy: false })
  }

  return { ...progress, send }
}

/** Only what is asked, so that an answer which a later one made void is not sent. */
function wireOf({ names }: LeadFormParts, values: FormValues): Record<string, unknown> {
  const answers = names
    .filter(name => isAsked(name, values))
    .map(name => [name, textAt(values, name)] as const)
    .filter(([, text]) => text !== "")
  return {
    ...Object.fromEntries(answers),
    reference_code: textAt(values, "reference_code"),
    formVersion: LEAD_FORM_VERSION,
    attribution: leadAttribution(),
  }
}
