import { Disclosure } from "../../components/disclosure/disclosure"
import type { DocumentToSend } from "../../domain/documents-to-send/document-to-send"
import { STATE_NAMES } from "../../domain/states"
import { variant } from "../../theme/variant"
import { DocumentDetails } from "./document-details"
import { PARTY_WORDS, UPLOAD } from "./words"

/** Who has to send a document: `Buying in Victoria`. */
function formatDocumentGroupTitle({ side, state }: DocumentToSend): string {
  const where = state ? ` in ${STATE_NAMES[state].name}` : ""
  return side ? `${PARTY_WORDS[side]}${where}` : `Everyone${where}`
}

/** All documents, grouped by side and state, for a sale we know nothing about. */
export function EveryDocument({ documents }: { documents: readonly DocumentToSend[] }) {
  const groups = [...new Set(documents.map(formatDocumentGroupTitle))]
  return (
    <>
      <p>{UPLOAD}</p>
      <p>You can also open each list without answering:</p>
      <div className={variant("disclosure.list")}>
        {groups.map(group => (
          <Disclosure key={group} look="disclosure.item" summary={group}>
            <ul className={variant("documents.list")}>
              {documents
                .filter(one => formatDocumentGroupTitle(one) === group)
                .map(one => (
                  <li key={one.name}>
                    <h3>{one.name}</h3>
                    <DocumentDetails of={one} isOfAnySale />
                  </li>
                ))}
            </ul>
          </Disclosure>
        ))}
      </div>
    </>
  )
}
