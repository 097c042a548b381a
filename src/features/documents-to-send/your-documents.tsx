import { useState } from "react"
import { Button, ButtonLink, PrintButton } from "../../components/button/button"
import { CopyLink } from "../../components/button/copy-buttons"
import type { DocumentToSend, DueTime } from "../../domain/documents-to-send/document-to-send"
import type { Situation } from "../../domain/documents-to-send/list-documents"
import type { IsoDate } from "../../domain/iso-date"
import { STATE_NAMES } from "../../domain/states"
import { downloadTextFile } from "../../lib/download"
import { getSaleId } from "../../lib/navigation/links"
import { saveRecord, readRecordedTexts } from "../../lib/session-draft"
import { now, today } from "../../lib/today"
import { variant } from "../../theme/variant"
import { DocumentDetails } from "./document-details"
import {
  listDatedDocuments,
  groupDocumentsByDueTime,
  buildDocumentListMailtoLink,
  renderDocumentReminderCalendarFile,
} from "./take-away"
import { DUE_WORDS, PARTY_WORDS, UPLOAD } from "./words"

type Props = {
  /** The documents of this sale. */
  neededDocuments: readonly DocumentToSend[]
  situation: Situation
  settlement: IsoDate | null
  /** The address that restores the list. */
  link: string
}

/** The key of the names of the documents that the visitor has ticked off in this browser. */
const KEY = "documents-sent"

/** How many documents are left to send: `3 of 8 to go`. */
const formatSendingProgress = (remaining: number, all: number): string =>
  remaining === 0 ? `All ${all} documents are ticked off` : `${remaining} of ${all} to go`

/** When a document is due in this sale. Once the contract is signed, anything due before signing is due now. */
const formatDueTime = (time: DueTime, { side, stage }: Situation): string => {
  if (time !== "before-signing") return DUE_WORDS[time]
  if (stage === "signed") return "Now, if you haven’t sent it"
  return side === "selling" ? "Before the property is advertised" : "Before you sign"
}

/** The documents for one sale, grouped by when they're due, each with a box to tick. Only this browser stores the ticks. */
export function YourDocuments({ neededDocuments, situation, settlement, link }: Props) {
  const [sentNames, setSentNames] = useState(() => readRecordedTexts(KEY))
  const remainingDocuments = neededDocuments.filter(({ name }) => !sentNames.includes(name))
  const { side, state } = situation
  const title = `${PARTY_WORDS[side]} in ${STATE_NAMES[state].name}`
  const list = {
    title,
    documents: remainingDocuments,
    formatDueTime: (time: DueTime) => formatDueTime(time, situation),
    link,
  }

  function markDocumentSent(name: string, isSent: boolean): void {
    const next = [...sentNames.filter(one => one !== name), ...(isSent ? [name] : [])]
    setSentNames(next)
    saveRecord(KEY, next)
  }

  function saveReminders(on: IsoDate): void {
    const name = `documents-${state.toLowerCase()}-${side}`
    const id = getSaleId()
    const sale = { uid: `${name}-${id}`, link: `${link}&sale=${id}`, settlement: on }
    const file = renderDocumentReminderCalendarFile({ ...list, ...sale, now: now(), today: today() })
    downloadTextFile(`${name}.ics`, "text/calendar", file)
  }

  return (
    <div className={variant("documents.groups", "layout.answer")}>
      <h3>{title}</h3>
      <p role="status">{formatSendingProgress(remainingDocuments.length, neededDocuments.length)}</p>
      {neededDocuments.some(({ way }) => way === "upload") && <p>{UPLOAD}</p>}
      {groupDocumentsByDueTime(neededDocuments).map(({ time, due }) => (
        <section key={time} aria-label={formatDueTime(time, situation)}>
          <h4>{formatDueTime(time, situation)}</h4>
          <ul className={variant("documents.list")}>
            {due.map(one => (
              <li key={one.name}>
                <label className={variant("form.check")}>
                  <input
                    type="checkbox"
                    className={variant("form.mark")}
                    checked={sentNames.includes(one.name)}
                    onChange={({ target }) => markDocumentSent(one.name, target.checked)}
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
        {settlement && listDatedDocuments(remainingDocuments).length > 0 && (
          <Button look="secondary" onClick={() => saveReminders(settlement)}>
            Add to my calendar
          </Button>
        )}
        {remainingDocuments.length > 0 && (
          <ButtonLink href={buildDocumentListMailtoLink(list)} look="secondary">
            Email it to yourself
          </ButtonLink>
        )}
        <CopyLink />
        <PrintButton />
      </div>
    </div>
  )
}
