import { useEffect } from "react"
import { ErrorSummary } from "../../../components/error-summary/error-summary"
import { byWhen, weekdayAndDay } from "../../../components/key-date-list/when"
import { Notice } from "../../../components/notice/notice"
import { reasonInWords } from "../../../domain/format/reason"
import { STATE_NAMES } from "../../../domain/states"
import { variant } from "../../../theme/variant"
import { controlId, queryOf, WAITING, type Answers, type Field } from "../answers"
import { outcomeOf, type Outcome } from "../read-sale"
import { Dates } from "./dates"

type Props = {
  answers: Answers
  /** Whether what is wrong may be said: not while someone still types. */
  done: boolean
}

/** The dates of the sale that the form describes, or why there are none. The address follows what was understood. */
export function Answer({ answers, done }: Props) {
  const outcome = outcomeOf(answers)
  const understood = outcome.kind === "dates" || outcome.kind === "not-covered"
  const query = understood ? queryOf(answers) : null
  useEffect(() => {
    if (query !== null && query !== window.location.search)
      window.history.replaceState(window.history.state, "", `${query}${window.location.hash}`)
  }, [query])
  const problems = outcome.kind === "problems" && done ? outcome.problems : null
  useEffect(() => {
    if (problems) return markProblems(problems.map(({ field }) => field))
  }, [problems])

  return (
    <>
      <div role="status" aria-live="polite">
        <InShort outcome={outcome} />
      </div>
      {problems && (
        <ErrorSummary
          errors={problems.map(({ field, message }) => ({ target: controlId(field), message }))}
          title="We cannot read an answer"
        />
      )}
      {outcome.kind === "dates" && <Dates {...outcome} />}
    </>
  )
}

/** What is read out when the outcome changes: one sentence or two, not the whole list. */
function InShort({ outcome }: { outcome: Outcome }) {
  switch (outcome.kind) {
    case "waiting":
    case "problems":
      return <p className={variant("text.muted")}>{WAITING}</p>
    case "not-covered":
      return (
        <Notice kind="warning" title="Not in our tables">
          <p>{reasonInWords(outcome.why)} Our tables of rules and business days do not reach that day.</p>
        </Notice>
      )
    case "dates":
      return <p className={variant("text.note")}>{summary(outcome)}</p>
    default: {
      const missed: never = outcome
      return missed
    }
  }
}

/** Whose dates these are, and the two that people ask for first. */
function summary({ sale, counted: { dates } }: Extract<Outcome, { kind: "dates" }>): string {
  const first = dates.filter(({ key }) => key === "cooling-off" || key === "settlement")
  const said = first.map(date => `${date.label}: ${[weekdayAndDay(date.on), byWhen(date)].filter(Boolean).join(", ")}.`)
  return [`${sale.side === "buying" ? "Buying" : "Selling"} in ${STATE_NAMES[sale.state].name}.`, ...said].join(" ")
}

/** The controls of a field: the contract date has three. */
const CONTROLS: Partial<Record<Field, readonly Field[]>> = { day: ["day", "month", "year"] }

/** Marks the controls of `fields` in the page's form as wrong. Returns what takes the marks away. */
function markProblems(fields: readonly Field[]): () => void {
  const controls = fields
    .flatMap(field => CONTROLS[field] ?? [field])
    .flatMap(field => document.getElementById(controlId(field)) ?? [])
  for (const control of controls) control.setAttribute("aria-invalid", "true")
  return () => controls.forEach(control => control.removeAttribute("aria-invalid"))
}
