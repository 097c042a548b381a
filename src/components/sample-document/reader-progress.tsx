import { useEffect, useRef, useState, type RefObject } from "react"
import { formatChecksIntro } from "../../domain/sample-documents/sample-document"
import type { State } from "../../domain/states"
import { readRecordedTexts, saveRecord } from "../../lib/session-draft"
import { variant } from "../../theme/variant"
import { QuestionsForQuote } from "./questions-for-quote"

/** The key of the checks that this browser's reader couldn't answer, of every document. */
const KEY = "document-checks"

/** What a reader ticked and opened, whether they're checking a document of their own, and how many problems they found. */
const NO_PROGRESS = { isChecking: false, checks: [] as string[], foundCount: 0, openedCount: 0, partCount: 0 }

const readReaderProgress = (document: Element): typeof NO_PROGRESS => ({
  isChecking: document.querySelector("[name=mode][value=check]:checked") !== null,
  checks: [...document.querySelectorAll<HTMLInputElement>("[name=check]:checked")].map(({ value }) => value),
  foundCount: document.querySelectorAll("details[data-planted][open]").length,
  openedCount: document.querySelectorAll("details[open] > [id]").length,
  partCount: document.querySelectorAll("details > [id]").length,
})

/** What the reader has done in the `[data-sample]` around the element of the reference, which is plain HTML. */
function useReaderProgress(): [RefObject<HTMLDivElement>, typeof NO_PROGRESS] {
  const box = useRef<HTMLDivElement>(null)
  const [progress, setProgress] = useState(NO_PROGRESS)

  useEffect(() => {
    const sample = box.current?.closest("[data-sample]")
    if (!sample) return
    const updateProgress = () => setProgress(readReaderProgress(sample))
    const boxes = [...sample.querySelectorAll<HTMLInputElement>("[name=check]")]
    const recordedTicks = readRecordedTexts(KEY)
    for (const one of boxes) one.checked ||= recordedTicks.includes(one.value)
    const saveTicks = () => {
      // Those of other documents stay.
      const others = readRecordedTexts(KEY).filter(check => !boxes.some(({ value }) => value === check))
      saveRecord(KEY, [...others, ...readReaderProgress(sample).checks])
    }
    // Include what was ticked and opened before the listeners were added.
    updateProgress()
    const stopping = new AbortController()
    for (const event of ["change", "toggle"])
      sample.addEventListener(event, updateProgress, { capture: true, signal: stopping.signal })
    sample.addEventListener("change", saveTicks, { signal: stopping.signal })
    return () => stopping.abort()
  }, [])
  return [box, progress]
}

export function FoundProblems({ total }: { total: number }) {
  const [box, { foundCount }] = useReaderProgress()
  return (
    <div ref={box} role="status" className={variant("form.scripted", "sample.found")}>
      <p>{`${foundCount} of ${total} found`}</p>
      <span aria-hidden="true">
        {Array.from({ length: total }, (_, i) => (
          <i key={i} data-found={i < foundCount ? "" : undefined} />
        ))}
      </span>
    </div>
  )
}

/** The checks that a reader couldn't answer, to print, copy, or put into the message of the quote form. */
export function UnansweredChecks({ title, state }: { title: string; state: State }) {
  const [box, progress] = useReaderProgress()
  const { checks, isChecking } = progress
  return (
    <div ref={box}>
      {checks.length === 0 ? (
        <div className={variant("sample.onScreen")}>
          <h3>What you couldn’t answer</h3>
          <p>{describeReaderProgress(progress)}</p>
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
          <p className={variant("sample.onScreen")}>{describeReaderProgress(progress)}</p>
          <QuestionsForQuote state={state} intro={formatChecksIntro(title)} items={checks} />
        </>
      )}
    </div>
  )
}

/** How far a reader is in checking a document of their own, and the result once they've opened every part. */
function describeReaderProgress({ checks, openedCount, partCount }: typeof NO_PROGRESS): string {
  const ticked = checks.length === 0 ? "Nothing’s ticked yet." : `${checks.length} ticked so far.`
  if (openedCount < partCount) return `${openedCount} of ${partCount} parts opened. ${ticked}`
  if (checks.length === 0) return `You’ve opened all ${partCount} parts, and ticked nothing you couldn’t answer.`
  return `You’ve opened all ${partCount} parts. Ask about the ${checks.length} you couldn’t answer before you sign.`
}
