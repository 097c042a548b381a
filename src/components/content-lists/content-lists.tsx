import type { ReactNode } from "react"
import { SOURCES_ID } from "../../domain/paths"
import type { Source } from "../../domain/source-and-period"
import type { State } from "../../domain/states"
import { variant } from "../../theme/variant"
import { Card, Cards } from "../cards/cards"
import { Disclosure } from "../disclosure/disclosure"
import { CitedSource } from "../source-link/source-link"
import { StateTag } from "../state-tag/state-tag"

/* Lists of entries from `content/`. The build fills them in. */

type FaqsProps = { questions: readonly { id: string; question: string; answer: string }[] }

/** Questions with answers that open, with or without a script. A link to the id of an answer opens the answer. */
export function Faqs({ questions }: FaqsProps) {
  return (
    <div className={variant("disclosure.list")}>
      {questions.map(({ id, question, answer }) => (
        <Disclosure key={question} look="disclosure.item" summary={question}>
          {answer.split(/\n{2,}/).map((paragraph, i) => (
            <p key={paragraph} id={i === 0 ? id : undefined}>
              {paragraph}
            </p>
          ))}
        </Disclosure>
      ))}
    </div>
  )
}

/** Text that most readers don't need, closed until it's wanted. Printed, and found by a search in the page. */
export const Fold = ({ title, children }: { title: string; children: ReactNode }) => (
  <Disclosure look="disclosure.fold" summary={title}>
    <div className={variant("text.prose")}>{children}</div>
  </Disclosure>
)

type GlossaryProps = { terms: readonly { id: string; term: string; meaning: string; state?: State; sample?: string }[] }

export function Glossary({ terms }: GlossaryProps) {
  return (
    <dl className={variant("piece.glossary")}>
      {terms.map(({ id, term, meaning, state, sample }) => (
        <div key={id} id={id}>
          <dt>
            {term} {state && <StateTag state={state} />}
          </dt>
          <dd>
            {meaning} {sample && <a href={sample}>See it in a sample.</a>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

type PartnersProps = { partners: readonly { name: string; path: string; summary: string }[] }

export function Partners({ partners }: PartnersProps) {
  if (partners.length === 0) return <p>We have no partners at the moment.</p>
  return (
    <Cards>
      {partners.map(({ name, path, summary }) => (
        <Card key={path} title={name} href={path} action="See their page">
          <p>{summary}</p>
        </Card>
      ))}
    </Cards>
  )
}

type SourceListProps = { sources: readonly Source[] }

/** More than this many sources are closed until a reader opens the list, or follows a mark to it. */
const MOST_OPEN_SOURCES = 3

export function SourceList({ sources }: SourceListProps) {
  const list = (
    <ul id={SOURCES_ID}>
      {sources.map(source => (
        <li key={source.url}>
          <CitedSource source={source} />
        </li>
      ))}
    </ul>
  )
  return (
    <aside className={variant("piece.sources")} aria-label="Sources">
      {sources.length > MOST_OPEN_SOURCES ? (
        <Disclosure summary={<h2>Sources ({sources.length})</h2>}>{list}</Disclosure>
      ) : (
        <>
          <h2>Sources</h2>
          {list}
        </>
      )}
    </aside>
  )
}
