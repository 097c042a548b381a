import type { State } from "../../domain/states"
import { formatList } from "../../domain/text-formats"
import { variant } from "../../theme/variant"
import { Link } from "../link/link"
import { Picture, type PictureData } from "../picture/picture"
import { StateTag } from "../state-tag/state-tag"

type Person = {
  name: string
  role: string
  states: readonly State[]
  registrations: readonly { register: string; number: string }[]
  languages: readonly string[]
  offices: readonly { name: string; path: string }[]
  summary?: string
  portrait?: { image: PictureData; alt: string }
}

type Props = { title?: string; people: readonly Person[] }

/** People of the firm, each with their role and where to look up their registration. The build leaves out an empty list. */
export function People({ title, people }: Props) {
  return (
    <div className={variant("people.root")}>
      {title && <h2 className={variant("text.h2")}>{title}</h2>}
      <ul className={variant("people.list")}>
        {people.map(person => (
          <li key={person.name} className={variant("people.person")}>
            {person.portrait && <Picture {...person.portrait} />}
            <AboutPerson {...person} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function AboutPerson({ name, role, states, registrations, languages, offices, summary }: Person) {
  return (
    <div className={variant("people.words")}>
      <p className={variant("text.h4")}>{name}</p>
      <p>
        {role.charAt(0).toUpperCase() + role.slice(1)}{" "}
        {states.map(state => (
          <StateTag key={state} state={state} />
        ))}
      </p>
      {summary && <p>{summary}</p>}
      {registrations.map(({ register, number }) => (
        <p key={register} className={variant("text.small")}>
          {register}: {number}
        </p>
      ))}
      {languages.length > 0 && <p className={variant("text.small")}>Also speaks {formatList(languages)}</p>}
      {offices.map(office => (
        <p key={office.path} className={variant("text.small")}>
          <Link href={office.path}>{office.name}</Link>
        </p>
      ))}
    </div>
  )
}
