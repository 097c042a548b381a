import type { ReactNode } from "react"
import { CheckedSource } from "../../components/source-link/checked-source"
import type { Circumstance, DocumentToSend } from "../../domain/documents-to-send/document-to-send"
import { variant } from "../../theme/variant"
import { CIRCUMSTANCE_WORDS, DUE_WORDS, PROPERTY_WORDS, STAGE_WORDS, WAY_WORDS } from "./words"

type Props = {
  of: DocumentToSend
  /** Whether nothing is known of the sale, so that the document says what must be so, and when it's due. */
  isOfAnySale?: boolean
}

/** Why a document is needed, where to get it, how recent it must be and how to send it. */
export function DocumentDetails({ of, isOfAnySale = false }: Props) {
  return (
    <>
      <p>{of.why}</p>
      <dl className={variant("documents.facts")}>
        {isOfAnySale && <Conditions of={of} />}
        <Fact label="Where to get it">{of.where}</Fact>
        {of.howRecent && <Fact label="How recent">{of.howRecent}</Fact>}
        {isOfAnySale && <Fact label="When">{DUE_WORDS[of.due]}</Fact>}
        <Fact label="How to send it">{WAY_WORDS[of.way]}</Fact>
        {of.source && (
          <Fact label="Source">
            <CheckedSource source={of.source} />
          </Fact>
        )}
      </dl>
    </>
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

/** What must be so of a sale for the document to be asked for. */
const Conditions = ({ of: { property, stage, circumstances, unless } }: { of: DocumentToSend }) => (
  <>
    {circumstances && <Fact label="Only if">{inWords(circumstances)}</Fact>}
    {unless && <Fact label="Not if">{inWords(unless)}</Fact>}
    {property && <Fact label="Kind of property">{property.map(kind => PROPERTY_WORDS[kind]).join(", ")}</Fact>}
    {stage && <Fact label="Contract">{STAGE_WORDS[stage]}</Fact>}
  </>
)

const inWords = (circumstances: readonly Circumstance[]): string =>
  circumstances.map(one => CIRCUMSTANCE_WORDS[one].onlyIf).join(", or ")
