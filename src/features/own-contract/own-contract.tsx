import { memo, useEffect, useRef, type FormEvent } from "react"
import { Button } from "../../components/button/button"
import { markFormAsInteractive } from "../../components/form/form-answers"
import { SubmitButton } from "../../components/form/submit-button"
import { Notice } from "../../components/notice/notice"
import { StaticHtml } from "../../components/static-html/static-html"
import type { ContractFindings } from "../../domain/own-contract/findings"
import type { ExplainedSample } from "../../domain/sample-documents/explained-part"
import { actsIn, STATE_NAMES } from "../../domain/states"
import { variant } from "../../theme/variant"
import { ContractQuestion, StateQuestion } from "./contract-questions"
import { FileBox } from "./file-box"
import { FindingsByPart } from "./findings-by-part"
import { PasswordForm } from "./password-form"
import { useContractReader } from "./use-contract-reader"
import { FAILURES } from "./words"

const FORM_ID = "own-contract"

/** From now on, a press of the button is answered here. One before that was held. */
const takeSubmits = (form: HTMLFormElement | null): void => void (form && markFormAsInteractive(form))

type Props = { samples: readonly ExplainedSample[] }

/**
 * Reads a visitor's own contract in their browser, and shows what it says beside the parts of the explained one. The reader is
 * fetched first, so that the visitor can be offline before there's a file. Nothing is sent, stored or put into an address.
 */
export function OwnContract({ samples }: Props) {
  const { reading, failure, question, fetchReader, readFile, chooseContract, putFileAside } = useContractReader()
  const result = useRef<HTMLDivElement>(null)
  const { step } = reading
  const isHere = step !== "start" && step !== "fetching"

  useEffect(() => {
    if (step === "read") result.current?.focus()
  }, [step])

  function startReader(event: FormEvent): void {
    event.preventDefault()
    if (step === "start") void fetchReader()
  }

  return (
    <div className={variant("ownContract.root")}>
      <div className={variant("piece.panel", "layout.stack", "ownContract.onScreen")}>
        {!isHere && (
          <form ref={takeSubmits} id={FORM_ID} noValidate className={variant("form.scripted")} onSubmit={startReader}>
            <SubmitButton formId={FORM_ID}>Get ready</SubmitButton>
          </form>
        )}
        {step === "start" && !failure && (
          <StaticHtml as="p">{() => "This gets the reader. You can choose your file after that."}</StaticHtml>
        )}
        <p role="status">
          {step === "fetching" && <span>Getting the reader …</span>}
          {isHere && <strong>The reader is here. You can turn off your internet now.</strong>}
        </p>
        {failure && (
          <div role="alert" className={variant("form.error")}>
            <p>{FAILURES[failure]}</p>
          </div>
        )}
        {step === "ready" && <FileBox onFile={file => void readFile(file)} />}
        {question && <PasswordForm key={String(question.isRetry)} question={question} />}
        {step === "reading" && !question && <ReadingProgress {...reading} />}
        {(step === "reading" || step === "read") && (
          <div>
            <Button look="secondary" onClick={putFileAside}>
              {step === "reading" ? "Stop" : "Choose another file"}
            </Button>
          </div>
        )}
      </div>
      <div ref={result} tabIndex={-1} role="region" aria-label="What your contract says">
        {"findings" in reading && reading.findings && (
          <Result
            findings={reading.findings}
            samples={samples}
            isPartial={step === "reading"}
            chooseContract={chooseContract}
          />
        )}
      </div>
    </div>
  )
}

function ReadingProgress({ page, pageCount }: { page: number; pageCount: number }) {
  const words = pageCount === 0 ? "Opening your file …" : `Reading page ${page} of ${pageCount}`
  return (
    <div>
      {/* Its own element for each page, since a translator replaces the text of the one before. */}
      <p key={words}>{words}</p>
      <progress
        className={variant("ownContract.progress")}
        aria-label="Pages read"
        max={pageCount || undefined}
        value={pageCount === 0 ? undefined : page}
      />
    </div>
  )
}

type ResultProps = Props & {
  findings: ContractFindings
  /** True while the other pages are being read. */
  isPartial: boolean
  chooseContract: ReturnType<typeof useContractReader>["chooseContract"]
}

/** What was found, or what has to be asked first. It isn't drawn again for each page that's read. */
const Result = memo(function Result({ findings, samples, isPartial, chooseContract }: ResultProps) {
  const { state, frontPages, pageCount } = findings
  if (!isPartial && frontPages.length > 1)
    return (
      <ContractQuestion
        frontPages={frontPages}
        pageCount={pageCount}
        onAnswer={pages => void chooseContract({ pages })}
      />
    )
  if (!state) return isPartial ? null : <StateQuestion onAnswer={answer => void chooseContract({ state: answer })} />
  const sample = samples.find(one => one.state === state)
  if (!actsIn(state) || !sample)
    return (
      <Notice kind="info" title={`It looks like a contract from ${STATE_NAMES[state].name}`}>
        <p>We don’t explain contracts from there. If it’s from another state, tell us which.</p>
        <StateQuestion onAnswer={answer => void chooseContract({ state: answer })} />
      </Notice>
    )
  return (
    <FindingsByPart
      findings={{ ...findings, state }}
      sample={sample}
      isPartial={isPartial}
      onState={answer => void chooseContract({ state: answer })}
    />
  )
})
