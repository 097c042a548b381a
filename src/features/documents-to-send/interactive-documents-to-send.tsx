import { useEffect, useRef, useState, type FormEvent, type ReactNode } from "react"
import { FormBindingProvider, type FormBinding } from "../../components/form/field-binding"
import { Errors } from "../../components/form/form-problems"
import { withAnswerText, type FormValues } from "../../components/form/form-values"
import { useRemainingErrors, type Refusal } from "../../components/form/remaining-errors"
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
  formatAnswersAsQuery,
  getSettlementDate,
  getSaleDetailsFromAnswers,
  getInitialAnswers,
} from "./answers"
import { DocumentQuestions } from "./document-questions"
import { EveryDocument } from "./every-document"
import { listDatedDocuments } from "./take-away"
import { YourDocuments } from "./your-documents"

type Props = {
  documents: readonly DocumentToSend[]
  /** Answers typed in the static form. */
  typedValues: FormValues
}

const validateDocumentAnswers = (values: FormValues): readonly FieldError[] => listDocumentsFormErrors(values, today())

/** The address that restores the list for these answers, without anything else from the current query. */
const getListAddress = (values: FormValues): string => `${window.location.pathname}?${formatAnswersAsQuery(values)}`

type QuestionsFormProps = { binding: FormBinding; onSubmit?: (event: FormEvent) => void; children: ReactNode }

/** The form around the questions. Without `onSubmit`, it's hidden where no script runs. */
const QuestionsForm = ({ binding, onSubmit, children }: QuestionsFormProps) => (
  <form
    id={FORM_ID}
    method="get"
    noValidate
    aria-label="Your sale"
    className={onSubmit ? variant("form.form") : variant("form.form", "form.scripted")}
    onSubmit={onSubmit}
  >
    <FormBindingProvider value={binding}>{children}</FormBindingProvider>
  </form>
)

/** The list as static HTML: every document, below the questions, which only work with a script. */
export const StaticDocumentsToSend = ({ documents }: { documents: readonly DocumentToSend[] }) => (
  <div className={variant("documents.box")}>
    <QuestionsForm binding={{ formId: FORM_ID, dependents: "always", values: DEFAULT_VALUES }}>
      <DocumentQuestions circumstances={[]} />
    </QuestionsForm>
    <EveryDocument documents={documents} />
  </div>
)

/** The visitor's own list, narrowed by each answer. Every document is listed until the side and the state are known. */
export function HydratedDocumentsToSend({ documents, typedValues }: Props) {
  const [values, setValues] = useState(() => getInitialAnswers(window.location.search, typedValues))
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const errors = useRemainingErrors(refusal, values, validateDocumentAnswers)
  const list = useRef<HTMLDivElement>(null)
  const situation = getSaleDetailsFromAnswers(values)
  const neededDocuments = situation ? listDocumentsToSend(documents, situation) : []

  // Answers chosen in the static form aren't in the address yet, so add them. Without any, leave the address as it is.
  useEffect(() => {
    if (Object.keys(typedValues).length > 0)
      replaceQuery(formatAnswersAsQuery(getInitialAnswers(window.location.search, typedValues)))
  }, [typedValues])

  function changeAnswer(name: string, text: string): void {
    const next = withAnswerText(values, name, text)
    setValues(next)
    replaceQuery(formatAnswersAsQuery(next))
  }

  function showList(event: FormEvent): void {
    event.preventDefault()
    const mistakes = validateDocumentAnswers(values)
    setRefusal(mistakes.length > 0 ? { errors: mistakes, values, by: "rule" } : null)
    if (mistakes.length === 0) list.current?.focus()
  }

  return (
    <div className={variant("documents.box")}>
      <QuestionsForm
        binding={{ formId: FORM_ID, dependents: "when-asked", values, errors, onChange: changeAnswer }}
        onSubmit={showList}
      >
        {refusal && errors.length > 0 && <Errors formId={FORM_ID} errors={errors} refusal={refusal} />}
        <DocumentQuestions
          circumstances={situation ? listCircumstancesForDocuments(documents, situation) : []}
          asksSettlement={listDatedDocuments(neededDocuments).length > 0}
        />
      </QuestionsForm>
      <div ref={list} tabIndex={-1} role="region" aria-label="Documents to send">
        {situation ? (
          <YourDocuments
            neededDocuments={neededDocuments}
            situation={situation}
            settlement={getSettlementDate(values, today())}
            link={window.location.origin + getListAddress(values)}
          />
        ) : (
          <EveryDocument documents={documents} />
        )}
      </div>
    </div>
  )
}
