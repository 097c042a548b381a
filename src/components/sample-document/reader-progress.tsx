import { useEffect, useRef, useState, type RefObject } from "react"
import { addQuestionsToMessage, formatCheckQuestions } from "../../domain/sample-documents/sample-document"
import { NOTE_MAX } from "../../domain/lead/limits"
import { paths } from "../../domain/paths"
import type { State } from "../../domain/states"
import { addAnswersToQuoteDraft } from "../../lib/quote-draft"
import { variant } from "../../theme/variant"
import { PrintButton } from "../button/button"
import { CopyButton } from "../button/copy-buttons"

const NO_PROGRESS = { isChecking: false, checks: [] as string[], foundCount: 0 }

const readReaderProgress = (document: Element): typeof NO_PROGRESS => ({
  isChecking: document.querySelector("[name=mode][value=check]:checked") !== null,
  checks: [...document.querySelectorAll<HTMLInputElement>("[name=check]:checked")].map(({ value }) => value),
  foundCount: document.querySelectorAll("details[data-planted][open]").length,
})

/** What the reader has done in the `[data-sample]` around the element of the reference, which is plain HTML. */
function useReaderProgress(): [RefObject<HTMLDivElement>, typeof NO_PROGRESS] {
  const box = useRef<HTMLDivElement>(null)
  const [progress, setProgress] = useState(NO_PROGRESS)

  useEffect(() => {
    const sample = box.current?.closest("[data-sample]")
    const updateProgress = () => sample && setProgress(readReaderProgress(sample))
    // Include what was ticked and opened before the listeners were added.
    updateProgress()
    const stopping = new AbortController()
    for (const event of ["change", "toggle"])
      sample?.addEventListener(event, updateProgress, { capture: true, signal: stopping.signal })
    return () => stopping.abort()
  }, [])
  return [box, progress]
}

export function FoundProblems({ total }: { total: number }) {
  const [box, { foundCount }] = useReaderProgress()
  return (
    <div ref={box} role="status" className={variant("form.scripted")}>
      <p>{`${foundCount} of ${total} found`}</p>
    </div>
  )
}

/** The checks that a reader couldn't answer, to print, copy, or put into the message of the quote form. */
export function UnansweredChecks({ title, state }: { title: string; state: State }) {
  const [box, { checks, isChecking }] = useReaderProgress()
  const message = formatCheckQuestions(title, checks)
  return (
    <div ref={box}>
      {checks.length === 0 ? (
        <div className={variant("sample.onScreen")}>
          <h3>What you couldn’t answer</h3>
          <p>Nothing’s ticked yet.</p>
        </div>
      ) : (
        <>
          <div className={isChecking ? variant("layout.answer") : undefined}>
            <h3>What you couldn’t answer</h3>
            <ul>
              {checks.map(check => (
                <li key={check}>{check}</li>
              ))}
            </ul>
          </div>
          <p className={variant("sample.onScreen")}>
            Add the list to the message in a quote request. You can change it before you send it.
          </p>
          {message.length > NOTE_MAX && (
            <p className={variant("sample.onScreen")}>
              The list has {formatCharacterCount(message.length)} characters, and the message can have{" "}
              {formatCharacterCount(NOTE_MAX)}. Untick some, or shorten the message before you send it.
            </p>
          )}
          <div className={variant("form.actions")}>
            <a
              className={variant("buttons.primary")}
              href={paths.requestAQuote}
              onClick={() =>
                addAnswersToQuoteDraft({
                  // A reader who checks such a document is about to buy.
                  answers: { side: "buying", state },
                  note: message => addQuestionsToMessage(message, title, checks),
                })
              }
            >
              Add these to a quote request
            </a>
            <CopyButton label="Copy the list" text={() => message} />
            <PrintButton />
          </div>
        </>
      )}
    </div>
  )
}

const formatCharacterCount = (count: number): string => count.toLocaleString("en-AU")
