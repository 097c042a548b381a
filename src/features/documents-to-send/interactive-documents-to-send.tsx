import { useEffect, useRef, useState, type FormEvent } from "react"
import { FormBindingProvider, type FormBinding } from "../../components/form/field-binding"
import { Errors } from "../../components/form/form-problems"
import { getText, withText, type FormValues } from "../../components/form/form-values"
import { useRemainingErrors, type Refusal } from "../../components/form/remaining-errors"
import type { DocumentToSend } from "../../domain/documents-to-send/document-to-send"
import { listRelevantCircumstances, listDocuments } from "../../domain/documents-to-send/list-documents"
import type { FieldError } from "../../domain/parse/parse-result"
import { today } from "../../lib/today"
import { variant } from "../../theme/variant"
import { FORM_ID, checkAnswers, formatQuery, settlementOf, getSituation, startingWith } from "./answers"
import { DocumentQuestions } from "./document-questions"
import { EveryDocument } from "./every-document"
import { dated } from "./take-away"
import { YourDocuments } from "./your-documents"

type Props = {
  documents: readonly DocumentToSend[]
  /** Answers given in the form of the page. */
  typed: FormValues
}

const judge = (values: FormValues): readonly FieldError[] => checkAnswers(values, today())

/** The address that brings the list of these answers again, without what else a link to the page may have said. */
const getAddress = (values: FormValues): string => `${window.location.pathname}?${formatQuery(values)}`

/** Keeps the page's address as the answers are, so that a link to it brings the list again. */
function rememberInAddress(values: FormValues): void {
  window.history.replaceState(window.history.state, "", getAddress(values) + window.location.hash)
}

/** The visitor's own list, narrowed by each answer. Every document is listed until the side and the state are known. */
export function HydratedDocumentsToSend({ documents, typed }: Props) {
  const [values, setValues] = useState(() => startingWith(window.location.search, typed))
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const errors = useRemainingErrors(refusal, values, judge)
  const list = useRef<HTMLDivElement>(null)
  const situation = getSituation(values)
  const wanted = situation ? listDocuments(documents, situation) : []

  // What was chosen in the form of the page is in no address yet. Until something is, the address stays as it came.
  useEffect(() => {
    if (Object.keys(typed).length > 0) rememberInAddress(startingWith(window.location.search, typed))
  }, [typed])

  function change(name: string, text: string): void {
    const next = withText(values, name, text)
    setValues(next)
    rememberInAddress(next)
  }

  function showList(event: FormEvent): void {
    event.preventDefault()
    const found = judge(values)
    setRefusal(found.length > 0 ? { errors: found, values, by: "rule" } : null)
    if (found.length === 0) list.current?.focus()
  }

  return (
    <div className={variant("documents.box")}>
      <form
        id={FORM_ID}
        method="get"
        noValidate
        aria-label="Your sale"
        className={variant("form.form")}
        onSubmit={showList}
      >
        <FormBindingProvider value={bindingOf(values, errors, change)}>
          {refusal && errors.length > 0 && <Errors formId={FORM_ID} errors={errors} refusal={refusal} />}
          <DocumentQuestions
            circumstances={situation ? listRelevantCircumstances(documents, situation) : []}
            asksSettlement={dated(wanted).length > 0}
          />
        </FormBindingProvider>
      </form>
      <div ref={list} tabIndex={-1} role="region" aria-label="Documents to send">
        {situation ? (
          <YourDocuments
            wanted={wanted}
            situation={situation}
            settlement={settlementOf(values, today())}
            link={window.location.origin + getAddress(values)}
          />
        ) : (
          <EveryDocument documents={documents} />
        )}
      </div>
    </div>
  )
}

/** Fields whose answers the list holds. A box without its tick says nothing. */
const bindingOf = (
  values: FormValues,
  errors: readonly FieldError[],
  onChange: (name: string, text: string) => void,
): FormBinding => ({
  formId: FORM_ID,
  dependents: "when-asked",
  useField: name => {
    const text = getText(values, name)
    return {
      text,
      textProps: () => ({ name, value: text, onChange: ({ target }) => onChange(name, target.value) }),
      choiceProps: (option, otherwise = "") => ({
        name,
        value: option,
        checked: text === option,
        onChange: ({ target }) => onChange(name, "checked" in target && !target.checked ? otherwise : option),
      }),
    }
  },
  useValues: () => values,
  errorOf: name => errors.find(({ field }) => field === name)?.message,
})
