import { lazy } from "react"
import { HydratedForm } from "../../components/form/hydrated-form"
import type { DocumentToSend } from "../../domain/documents-to-send/document-to-send"

const StaticDocumentsToSend = lazy(() =>
  import(/* webpackChunkName: "documents" */ "./static-documents-to-send").then(file => ({
    default: file.StaticDocumentsToSend,
  })),
)

const loadInteractiveDocuments = () => import(/* webpackChunkName: "documents" */ "./interactive-documents-to-send")

/** True if the address contains answers. */
const hasAnswersInAddress = (): boolean => /[?&](side|state)=/.test(window.location.search)

/**
 * The documents that a client has to send. Static HTML lists all of them until the visitor touches the form; their own
 * list then replaces it. It replaces it straight away if the address contains answers.
 */
export function DocumentsToSend({ documents }: { documents: readonly DocumentToSend[] }) {
  return (
    <HydratedForm
      load={loadInteractiveDocuments}
      isWanted={hasAnswersInAddress}
      staticForm={() => <StaticDocumentsToSend documents={documents} />}
      interactiveForm={({ HydratedDocumentsToSend }, typedValues) => (
        <HydratedDocumentsToSend documents={documents} typedValues={typedValues} />
      )}
    />
  )
}
