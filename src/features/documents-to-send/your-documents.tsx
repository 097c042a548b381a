import { useState } from "react"
import { PrintButton } from "../../components/button/button"
import { CopyLink } from "../../components/button/copy-buttons"
import { type DocumentToSend, DUE_TIMES, type DueTime } from "../../domain/documents-to-send/document-to-send"
import { documentsFor, type Situation } from "../../domain/documents-to-send/documents-for"
import { STATE_NAMES } from "../../domain/states"
import { variant } from "../../theme/variant"
import { DocumentDetails } from "./document-details"
import { keepSent, readSent } from "./sent-documents"
import { DUE_WORDS, PARTY_WORDS } from "./words"

type Props = { documents: readonly DocumentToSend[]; situation: Situation }

/** What's left of a list: `3 of 8 to go`. */
const leftInWords = (left: number, all: number): string =>
  left === 0 ? `All ${all} documents are ticked off` : `${left} of ${all} to go`

/** When a document is due in this sale: what should have come before the contract was signed is due now. */
const dueInWords = (time: DueTime, { side, stage }: Situation): string => {
  if (time !== "before-signing") return DUE_WORDS[time]
  if (stage === "signed") return "Now, if you haven’t sent it"
  return side === "selling" ? "Before the property is advertised" : "Before you sign"
}

/** The documents of one sale by when they're due, each with a box to tick off, which this browser alone remembers. */
export function YourDocuments({ documents, situation }: Props) {
  const [sent, setSent] = useState(readSent)
  const wanted = documentsFor(documents, situation)
  const left = wanted.filter(({ name }) => !sent.includes(name)).length

  function tick(name: string, isSent: boolean): void {
    const next = [...sent.filter(one => one !== name), ...(isSent ? [name] : [])]
    setSent(next)
    keepSent(next)
  }

  return (
    <div className={variant("documents.groups", "layout.answer")}>
      <h3>
        {PARTY_WORDS[situation.side]} in {STATE_NAMES[situation.state].name}
      </h3>
      <p role="status">{leftInWords(left, wanted.length)}</p>
      {DUE_TIMES.map(time => ({ time, due: wanted.filter(one => one.due === time) }))
        .filter(({ due }) => due.length > 0)
        .map(({ time, due }) => (
          <section key={time} aria-label={dueInWords(time, situation)}>
            <h4>{dueInWords(time, situation)}</h4>
            <ul className={variant("documents.list")}>
              {due.map(one => (
                <li key={one.name}>
                  <label className={variant("form.check")}>
                    <input
                      type="checkbox"
                      className={variant("form.mark")}
                      checked={sent.includes(one.name)}
                      onChange={({ target }) => tick(one.name, target.checked)}
                    />
                    <span>{one.name}</span>
                  </label>
                  <DocumentDetails of={one} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      <div className={variant("form.actions")}>
        <CopyLink />
        <PrintButton />
      </div>
    </div>
  )
}
