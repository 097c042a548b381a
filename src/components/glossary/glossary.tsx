import type { State } from "../../domain/states"
import { variant } from "../../theme/variant"
import { StateTag } from "../state-tag/state-tag"

type Props = { terms: readonly { id: string; term: string; meaning: string; state?: State }[] }

/** All legal words with their meanings. Each can be linked to. */
export function Glossary({ terms }: Props) {
  return (
    <dl className={variant("piece.glossary")}>
      {terms.map(({ id, term, meaning, state }) => (
        <div key={id} id={id}>
          <dt>
            {term} {state && <StateTag state={state} />}
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  )
}
