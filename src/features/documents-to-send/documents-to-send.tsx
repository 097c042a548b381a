import { lazy } from "react"
import { HydratedForm } from "../../components/form/hydrated-form"
import type { DocumentToSend } from "../../domain/documents-to-send/document-to-send"

const loadDocuments = () => import(/* webpackChunkName: "documents" */ "./interactive-documents-to-send")

const StaticDocumentsToSend = lazy(() => loadDocuments().then(file => ({ default: file.StaticDocumentsToSend })))

/** True if the address contains answers. */
const hasAnswersInAddress = (): boolean => /[?&](side|state)=/.test(window.location.search)

/**
 * The documents that a client has to send. Static HTML lists all of them until the visitor touches the form; their own
 * list then replaces it. It replaces it straight away if the address contains answers.
 */
export function DocumentsToSend({ documents }: { documents: readonly DocumentToSend[] }) {
  return (
    <HydratedForm
      load={loadDocuments}
      isWanted={hasAnswersInAddress}
      staticForm={() => <StaticDocumentsToSend documents={documents} />}
      interactiveForm={({ HydratedDocumentsToSend }, typedValues) => (
        <HydratedDocumentsToSend documents={documents} typedValues={typedValues} />
      )}
    />
  )
}
