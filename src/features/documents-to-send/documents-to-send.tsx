import { lazy } from "react"
import { HydratedForm } from "../../components/form/hydrated-form"
import type { DocumentToSend } from "../../domain/documents-to-send/document-to-send"

const loadDocuments = () => import(/* webpackChunkName: "documents" */ "./interactive-documents-to-send")

const InteractiveDocumentsToSend = lazy(() =>
  loadDocuments().then(file => ({ default: file.InteractiveDocumentsToSend })),
)

/** True if the address contains answers. */
const hasAnswersInAddress = (): boolean => /[?&](side|state)=/.test(window.location.search)

/**
 * The documents that a client has to send: all of them, until the visitor answers the form. It becomes interactive at the first
 * touch, or straight away if the address contains answers.
 */
export function DocumentsToSend({ documents }: { documents: readonly DocumentToSend[] }) {
  return (
    <HydratedForm load={loadDocuments} isWanted={hasAnswersInAddress}>
      {() => <InteractiveDocumentsToSend documents={documents} />}
    </HydratedForm>
  )
}
