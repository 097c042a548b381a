import { FormBindingProvider } from "../../components/form/field-binding"
import type { DocumentToSend } from "../../domain/documents-to-send/document-to-send"
import { variant } from "../../theme/variant"
import { FORM_ID, DEFAULT_VALUES } from "./answers"
import { DocumentQuestions } from "./document-questions"
import { EveryDocument } from "./every-document"

/** The list as static HTML: every document, below the questions, which only work with a script. */
export function StaticDocumentsToSend({ documents }: { documents: readonly DocumentToSend[] }) {
  return (
    <div className={variant("documents.box")}>
      <form
        id={FORM_ID}
        method="get"
        noValidate
        aria-label="Your sale"
        className={variant("form.form", "form.scripted")}
      >
        <FormBindingProvider value={{ formId: FORM_ID, dependents: "always", values: DEFAULT_VALUES }}>
          <DocumentQuestions circumstances={[]} />
        </FormBindingProvider>
      </form>
      <EveryDocument documents={documents} />
    </div>
  )
}
