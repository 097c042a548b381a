import { Fact } from "../../components/key-facts/key-facts"
import { CitedSource } from "../../components/source-link/source-link"
import type { Circumstance, DocumentToSend } from "../../domain/documents-to-send/document-to-send"
import { variant } from "../../theme/variant"
import { CIRCUMSTANCE_WORDS, DUE_WORDS, PROPERTY_WORDS, STAGE_WORDS, WAY_WORDS } from "./words"

type Props = {
  of: DocumentToSend
  /** True if the sale isn't known. The details then also say when the document applies and when it's due. */
  isOfAnySale?: boolean
}

/** Why a document is needed, where to get it, how recent it must be, and how to send it if it isn't uploaded as most are. */
export function DocumentDetails({ of, isOfAnySale = false }: Props) {
  return (
    <>
      <p>{of.why}</p>
      <dl className={variant("documents.facts")}>
        {isOfAnySale && <Conditions of={of} />}
        <Fact label="Where to get it">{of.where}</Fact>
        {of.howRecent && <Fact label="How recent">{of.howRecent}</Fact>}
        {isOfAnySale && <Fact label="When">{DUE_WORDS[of.due]}</Fact>}
        {of.way !== "upload" && <Fact label="How to send it">{WAY_WORDS[of.way]}</Fact>}
        {of.source && (
          <Fact label="Source">
            <CitedSource source={of.source} />
          </Fact>
        )}
      </dl>
    </>
  )
}

/** The kinds of sale that need the document. */
const Conditions = ({ of: { property, stage, circumstances, unless } }: { of: DocumentToSend }) => (
  <>
    {circumstances && <Fact label="Only if">{formatCircumstances(circumstances)}</Fact>}
    {unless && <Fact label="Not if">{formatCircumstances(unless)}</Fact>}
    {property && <Fact label="Kind of property">{property.map(kind => PROPERTY_WORDS[kind]).join(", ")}</Fact>}
    {stage && <Fact label="Contract">{STAGE_WORDS[stage]}</Fact>}
  </>
)

const formatCircumstances = (circumstances: readonly Circumstance[]): string =>
  circumstances.map(one => CIRCUMSTANCE_WORDS[one].onlyIf).join(", or ")
