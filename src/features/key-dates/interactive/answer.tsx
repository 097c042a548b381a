import { useEffect, useMemo, useRef } from "react"
import { createPortal } from "react-dom"
import { Errors } from "../../../components/form/form-problems"
import { byWhen, weekdayAndDay } from "../../../components/key-date-list/when"
import { Notice } from "../../../components/notice/notice"
import { QuietStatus } from "../../../components/quiet-status/quiet-status"
import { formatReason } from "../../../domain/format/reason"
import { STATE_NAMES } from "../../../domain/states"
import { variant } from "../../../theme/variant"
import { readAnswers, FORM_ID, PROBLEMS_ID, queryOf, type Answers, type Given } from "../answers"
import { readForm, type Outcome, type Problem } from "../read-sale"
import { Dates } from "./dates"
import { FirstDate } from "./first-date"
import { TITLE_ID, WAITING } from "../waiting"
import { groupByProblem } from "./left-out"
import { markProblem } from "./mark-problem"
import { useShownProblems } from "./use-shown-problems"

export { fillFromAddress } from "../answers"

/** The dates of the sale that the form describes, or why there are none. The address follows what was understood. */
export function Answer({ given }: { given: Given }) {
  const answers = useMemo(() => readAnswers(given.data), [given])
  const { outcome, problems } = useMemo(() => readForm(answers), [answers])
  const shown = useShownProblems(problems, given)
  useAddress(answers, outcome, problems)
  useGoingThere(given, shown.isRefused)

  return (
    <>
      <QuietStatus text={shown.isRefused ? "" : describeOutcome(outcome, shown.problems)} of={given} />
      {shown.problems.map(problem => (
        <Marked key={problem.field} {...problem} />
      ))}
      {shown.isRefused && <Refusal problems={shown.problems} refusal={given.sent} />}
      {outcome.kind === "dates" ? (
        <div className={variant("calendar.answer", "layout.answer")}>
          <p className={variant("text.note")}>{summariseDates(outcome)}</p>
          <FirstDate sale={outcome.sale} counted={outcome.counted} />
          <Dates {...outcome} problems={shown.problems} />
        </div>
      ) : (
        <Instead outcome={outcome} problems={problems} />
      )}
    </>
  )
}

/** Keeps the page's address as the answers are that were understood. */
function useAddress(answers: Answers, { kind }: Outcome, problems: readonly Problem[]): void {
  const wrong = Object.fromEntries(problems.map(({ field }) => [field, undefined]))
  const query = kind === "waiting" ? null : queryOf({ ...answers, ...wrong })
  useEffect(() => {
    if (query !== null && query !== window.location.search)
      window.history.replaceState(window.history.state, "", `${query}${window.location.hash}`)
  }, [query])
}

/** Takes a visitor who has asked for the dates to them. Not one who has gone on typing since, nor one who is refused. */
function useGoingThere({ sent, typedIn }: Given, isRefused: boolean): void {
  const answered = useRef(0)
  useEffect(() => {
    if (sent === answered.current) return
    answered.current = sent
    if (typedIn !== null || isRefused) return
    const title = document.getElementById(TITLE_ID)
    title?.focus({ preventScroll: true })
    const isReduced = window.matchMedia("(prefers-reduced-motion: reduce)").matches
    title?.scrollIntoView({ behavior: isReduced ? "auto" : "smooth", block: "start" })
  }, [sent, typedIn, isRefused])
}

/** A mistake at its field, in the form that the page brought. */
function Marked({ field, message }: Pick<Problem, "field" | "message">) {
  useEffect(() => markProblem({ field, message }), [field, message])
  return null
}

/** All mistakes, above the form's button. They take the focus once for each `refusal`. */
function Refusal({ problems, refusal }: { problems: readonly Problem[]; refusal: number }) {
  const place = document.getElementById(PROBLEMS_ID)
  const once = useMemo(() => ({ refusal }), [refusal])
  return place && createPortal(<Errors formId={FORM_ID} errors={problems} refusal={once} />, place)
}

type InsteadProps = { outcome: Exclude<Outcome, Dated>; problems: readonly Problem[] }

/** What is needed for any dates, or why there are none. */
function Instead({ outcome, problems }: InsteadProps) {
  if (outcome.kind === "waiting") return <p className={variant("calendar.waiting")}>{describeMissing(problems)}</p>
  return (
    <Notice kind="warning" title="Not in our tables">
      <p>{notCovered(outcome.why)}</p>
    </Notice>
  )
}

const notCovered = (why: string): string => `${formatReason(why)} Our rules and business days don’t go that far.`

/** Only what is needed still: a state that was chosen isn't asked for again. */
function describeMissing(problems: readonly Problem[]): string {
  const state = problems.some(({ field }) => field === "state")
  const date = problems.find(({ field }) => field === "day")
  if (state && (!date || date.code === "required"))
    return date ? WAITING : "Choose a state. Your dates will appear here."
  const verb = date?.code === "required" ? "Enter" : "Correct"
  return `${state ? `Choose a state and ${verb.toLowerCase()}` : verb} the contract date. Your dates will appear here.`
}

type Dated = Extract<Outcome, { kind: "dates" }>

/** Whose dates these are, with the two that people ask for first. */
function summariseDates({ sale, counted: { dates } }: Dated): string {
  const first = dates.filter(({ key }) => key === "cooling-off" || key === "settlement")
  const said = first.map(date => `${date.label}: ${[weekdayAndDay(date.on), byWhen(date)].filter(Boolean).join(", ")}.`)
  return [`${sale.side === "buying" ? "Buying" : "Selling"} in ${STATE_NAMES[sale.state].name}.`, ...said].join(" ")
}

/** What is read out: a few sentences, not the whole list. A refusal is read out by its summary, which has the focus. */
function describeOutcome(outcome: Outcome, problems: readonly Problem[]): string {
  const wrong = problems.map(({ message }) => `${message}.`)
  switch (outcome.kind) {
    case "waiting":
      return wrong.join(" ")
    case "not-covered":
      return notCovered(outcome.why)
    case "dates": {
      const leftOut = groupByProblem(outcome.counted.leftOut, problems).map(({ labels }) => `Left out: ${labels}.`)
      return [summariseDates(outcome), ...leftOut, ...wrong].join(" ")
    }
    default: {
      const missed: never = outcome
      return missed
    }
  }
}
