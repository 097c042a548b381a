import { useEffect, useRef } from "react"
import { formatDeadlineTime, formatWeekdayAndDay } from "../../../domain/key-dates/date-words"
import { Notice } from "../../../components/notice/notice"
import { QuietStatus } from "../../../components/quiet-status/quiet-status"
import { formatMissingFigureReason } from "../../../domain/format/reason"
import { STATE_NAMES } from "../../../domain/states"
import { replaceQuery } from "../../../lib/navigation/links"
import { variant } from "../../../theme/variant"
import { formatAnswersAsQuery, type Answers, type FormState } from "../answers"
import type { calculateKeyDatesFromAnswers, Outcome, Problem } from "../read-sale"
import { Dates, groupKeyDatesByProblem } from "./dates"
import { FirstDate } from "./first-date"
import { TITLE_ID } from "../waiting"
import type { ShownProblems } from "./use-shown-problems"

type Props = ReturnType<typeof calculateKeyDatesFromAnswers> & {
  formState: FormState
  answers: Answers
  shownProblems: ShownProblems
}

/** Shows the dates of the sale in the form, or why there are none. The answers that could be read are also in the address. */
export function Answer({ formState, answers, outcome, problems, shownProblems }: Props) {
  useWriteAnswersToUrl(answers, outcome, problems)
  useScrollToKeyDates(formState, shownProblems.isRefused)

  return (
    <>
      <QuietStatus
        text={shownProblems.isRefused ? "" : describeKeyDatesOutcome(outcome, shownProblems.problems)}
        of={formState}
      />
      {outcome.kind === "dates" ? (
        <div className={variant("calendar.answer", "layout.answer")}>
          <p className={variant("text.note")}>{summariseKeyDates(outcome)}</p>
          <FirstDate sale={outcome.sale} />
          <Dates {...outcome} problems={shownProblems.problems} />
        </div>
      ) : (
        <NoDates outcome={outcome} problems={problems} />
      )}
    </>
  )
}

/** Puts the answers that could be read in the page's address. */
function useWriteAnswersToUrl(answers: Answers, { kind }: Outcome, problems: readonly Problem[]): void {
  const wrong = Object.fromEntries(problems.map(({ field }) => [field, undefined]))
  const query = kind === "waiting" ? null : formatAnswersAsQuery({ ...answers, ...wrong })
  useEffect(() => {
    if (query !== null && `?${query}` !== window.location.search) replaceQuery(query)
  }, [query])
}

/** Scrolls to the dates after the visitor asks for them, unless they've typed something since or there are mistakes. */
function useScrollToKeyDates({ requestCount, typedIn }: FormState, isRefused: boolean): void {
  const answeredCount = useRef(0)
  useEffect(() => {
    if (requestCount === answeredCount.current) return
    answeredCount.current = requestCount
    if (typedIn !== null || isRefused) return
    const title = document.getElementById(TITLE_ID)
    title?.focus({ preventScroll: true })
    const isReduced = window.matchMedia("(prefers-reduced-motion: reduce)").matches
    title?.scrollIntoView({ behavior: isReduced ? "auto" : "smooth", block: "start" })
  }, [requestCount, typedIn, isRefused])
}

type NoDatesProps = { outcome: Exclude<Outcome, DatesOutcome>; problems: readonly Problem[] }

/** Says what's still needed to show dates, or why there are none. */
function NoDates({ outcome, problems }: NoDatesProps) {
  if (outcome.kind === "waiting")
    return <p className={variant("calendar.waiting")}>{describeMissingAnswers(problems)}</p>
  return (
    <Notice kind="warning" title="Not in our tables">
      <p>{formatNotCoveredReason(outcome.why)}</p>
    </Notice>
  )
}

const formatNotCoveredReason = (why: string): string =>
  `${formatMissingFigureReason(why)} Our rules and business days don’t go that far.`

/** A sentence that asks for the answers that are still missing. */
function describeMissingAnswers(problems: readonly Problem[]): string {
  const state = problems.some(({ field }) => field === "state")
  const date = problems.find(({ field }) => field === "day")
  if (state && !date) return "Choose a state. Your dates will appear here."
  if (!date) return "Fix the answers that we couldn’t read. Your dates will appear here."
  const verb = date?.code === "required" ? "Enter" : "Correct"
  return `${state ? `Choose a state and ${verb.toLowerCase()}` : verb} the contract date. Your dates will appear here.`
}

type DatesOutcome = Extract<Outcome, { kind: "dates" }>

/** A summary that names the sale and the two dates that people look for first: cooling-off and settlement. */
function summariseKeyDates({ sale, keyDates: { dates } }: DatesOutcome): string {
  const first = dates.filter(({ key }) => key === "cooling-off" || key === "settlement")
  const sentences = first.map(
    date => `${date.label}: ${[formatWeekdayAndDay(date.on), formatDeadlineTime(date)].filter(Boolean).join(", ")}.`,
  )
  return [`${sale.side === "buying" ? "Buying" : "Selling"} in ${STATE_NAMES[sale.state].name}.`, ...sentences].join(
    " ",
  )
}

/** A few sentences for screen readers, not the whole list. The error summary has the focus, so it announces mistakes. */
function describeKeyDatesOutcome(outcome: Outcome, problems: readonly Problem[]): string {
  const wrong = problems.map(({ message }) => `${message}.`)
  switch (outcome.kind) {
    case "waiting":
      return wrong.join(" ")
    case "not-covered":
      return formatNotCoveredReason(outcome.why)
    case "dates": {
      const leftOut = groupKeyDatesByProblem(outcome.keyDates.leftOut, problems).map(
        ({ labels }) => `Left out: ${labels}.`,
      )
      return [summariseKeyDates(outcome), ...leftOut, ...wrong].join(" ")
    }
  }
}
