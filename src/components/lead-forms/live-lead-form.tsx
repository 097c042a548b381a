import { useEffect, useMemo, useState } from "react"
import { Form, FormSpy } from "react-final-form"
import type { Parsed } from "../../domain/parse/parse-result"
import { apiAddress } from "../../lib/api-address"
import { http as siteHttp, type Http } from "../../lib/http"
import { setUnsaved } from "../../lib/unsaved"
import { variant } from "../../theme/variant"
import { Errors, Failure } from "../form/form-problems"
import { FormBindingProvider } from "../form/field-binding"
import { submitId, type FormValues } from "../form/form-values"
import { Honeypot } from "../form/hidden-fields"
import { liveBinding } from "../form/live-binding"
import type { FirmContact } from "../reach-us/reach-us"
import type { LeadFormParts } from "./lead-form-parts"
import { useSending } from "./use-sending"

/** What the page gives every live form: the firm, and what was typed in the static one. */
export type LiveProps = { typed: FormValues; firm: FirmContact }

type Props = LiveProps & {
  form: LeadFormParts
  /** The one rule that the function asks too. */
  parse: (wire: unknown) => Parsed<unknown>
  /** What the page knows already; what was typed goes before it. */
  known?: FormValues
  /** Shows the page that follows. */
  go: (path: string) => unknown
  http?: Http
}

/** A form alive: judged as a whole when it is sent, then corrected or followed by its thank-you page. */
export function LiveLeadForm({ form, parse, known = {}, go, http = siteHttp, firm, typed }: Props) {
  const [untouched] = useState(() => ({ ...form.initial, ...known }))
  const [initial] = useState(() => ({ ...untouched, ...typed }))
  const { errors, failed, busy, send } = useSending({ form, parse, http, go })
  const binding = useMemo(() => liveBinding(form.id, errors), [form.id, errors])

  useEffect(() => () => setUnsaved(form.id, false), [form.id])

  return (
    <Form<FormValues> initialValues={initial} onSubmit={send}>
      {({ handleSubmit }) => (
        <form
          id={form.id}
          method="post"
          action={apiAddress(form.action)}
          noValidate
          className={variant("form.form")}
          aria-busy={busy || undefined}
          onSubmit={handleSubmit}
        >
          <FormBindingProvider value={binding}>
            {errors.length > 0 && <Errors formId={form.id} errors={errors} />}
            {failed && <Failure firm={firm} />}
            <form.Fields firmName={firm.name} />
            <Honeypot />
          </FormBindingProvider>
          <FormSpy<FormValues>
            subscription={{ values: true }}
            onChange={({ values }) =>
              setUnsaved(
                form.id,
                form.names.some(name => values[name] !== untouched[name]),
              )
            }
          />
          <div className={variant("form.actions")}>
            <button
              id={submitId(form.id)}
              type="submit"
              className={variant("buttons.primary")}
              aria-busy={busy || undefined}
              data-late-click=""
            >
              {form.button}
            </button>
          </div>
        </form>
      )}
    </Form>
  )
}
