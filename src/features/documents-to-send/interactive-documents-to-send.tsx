import { useContext, useEffect, useRef, useState, type FormEvent } from "react"
import { useFormAnswers, withAnswers } from "../../components/form/form-answers"
import { FormBindingProvider } from "../../components/form/field-binding"
import { Errors } from "../../components/form/form-problems"
import type { FormValues } from "../../components/form/form-values"
import { useRemainingErrors, type Refusal } from "../../components/form/remaining-errors"
import { StaticHtml, useInBrowser, WritesHtml } from "../../components/static-html/static-html"
import type { DocumentToSend } from "../../domain/documents-to-send/document-to-send"
import { listCircumstancesForDocuments, listDocumentsToSend } from "../../domain/documents-to-send/list-documents"
import type { FieldError } from "../../domain/parse/parse-result"
import { replaceQuery } from "../../lib/navigation/links"
import { today } from "../../lib/today"
import { variant } from "../../theme/variant"
import {
  DEFAULT_VALUES,
  FORM_ID,
  listDocumentsFormErrors,
  listUnreadAnswers,
  formatAnswersAsQuery,
  getSettlementDate,
  getSaleDetailsFromAnswers,
  getInitialAnswers,
} from "./answers"
import { DocumentQuestions } from "./document-questions"
import { EveryDocument } from "./every-document"
import { listDatedDocuments } from "./take-away"
import { YourDocuments } from "./your-documents"

const validateDocumentAnswers = (values: FormValues): readonly FieldError[] => listDocumentsFormErrors(values, today())

/**
 * The visitor's own list, narrowed by each answer. Every document is listed until the side and the state are known, as in the
 * page's HTML. The questions only work with a script, and are hidden where none runs.
 */
export function InteractiveDocumentsToSend({ documents }: { documents: readonly DocumentToSend[] }) {
  const writesHtml = useContext(WritesHtml)
  const inBrowser = useInBrowser()
  const [allValues, setValues] = useState(() => getInitialAnswers(writesHtml ? "" : window.location.search))
  const values = inBrowser ? allValues : DEFAULT_VALUES
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  useEffect(() => {
    const unread = listUnreadAnswers(window.location.search)
    // The form's rules don't ask for every answer, so each of these errors stays until its own answer changes.
    if (unread.length > 0) setRefusal({ errors: unread, values: allValues, by: "server" })
    // Only the address that the page came with can have answers that aren't offered.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  const errors = useRemainingErrors(refusal, values, validateDocumentAnswers)
  const list = useRef<HTMLDivElement>(null)
  const situation = getSaleDetailsFromAnswers(values)
  const neededDocuments = situation ? listDocumentsToSend(documents, situation) : []

  const form = useFormAnswers(
    () => allValues,
    answers => {
      const next = withAnswers(allValues, answers)
      setValues(next)
      replaceQuery(formatAnswersAsQuery(next))
    },
  )

  function showList(event: FormEvent): void {
    event.preventDefault()
    const mistakes = validateDocumentAnswers(values)
    setRefusal(mistakes.length > 0 ? { errors: mistakes, values, by: "rule" } : null)
    if (mistakes.length === 0) list.current?.focus()
  }

  return (
    <div className={variant("documents.box")}>
      <form
        ref={form}
        id={FORM_ID}
        method="get"
        noValidate
        aria-label="Your sale"
        className={variant("form.form", "form.scripted")}
        onSubmit={showList}
      >
        <FormBindingProvider value={{ formId: FORM_ID, dependents: "when-asked", values, errors }}>
          {refusal && errors.length > 0 && <Errors formId={FORM_ID} errors={errors} refusal={refusal} />}
          <DocumentQuestions
            circumstances={situation ? listCircumstancesForDocuments(documents, situation) : []}
            asksSettlement={listDatedDocuments(neededDocuments).length > 0}
          />
        </FormBindingProvider>
      </form>
      <div ref={list} tabIndex={-1} role="region" aria-label="Documents to send">
        {situation ? (
          <YourDocuments
            neededDocuments={neededDocuments}
            situation={situation}
            settlement={getSettlementDate(values, today())}
            link={`${location.origin}${location.pathname}?${formatAnswersAsQuery(values)}`}
          />
        ) : (
          <StaticHtml>{() => <EveryDocument documents={documents} />}</StaticHtml>
        )}
      </div>
    </div>
  )
}
