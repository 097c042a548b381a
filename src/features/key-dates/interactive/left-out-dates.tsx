import { Notice } from "../../../components/notice/notice"
import type { KeyDates } from "../../../domain/key-dates/key-date-types"
import { getControlId } from "../answers"
import { findProblemForDate, type Problem } from "../read-sale"

type LeftOut = KeyDates["leftOut"]

/** For each of `problems`, the labels of the dates that can't be counted until it's fixed. */
export function groupKeyDatesByProblem(
  leftOut: LeftOut,
  problems: readonly Problem[],
): { labels: string; problem: Problem }[] {
  return problems.flatMap(problem => {
    const labels = leftOut.filter(({ because }) => findProblemForDate(because, problems) === problem)
    return labels.length > 0 ? [{ labels: labels.map(({ label }) => label).join(", "), problem }] : []
  })
}

/** Says which dates are missing from the list, and which answer to fix for them. */
export function LeftOutDates({ leftOut, problems }: { leftOut: LeftOut; problems: readonly Problem[] }) {
  const groups = groupKeyDatesByProblem(leftOut, problems)
  if (groups.length === 0) return null
  return (
    <Notice kind="warning" title="Not in this list yet">
      {groups.map(({ labels, problem: { field, message } }) => (
        <p key={field}>
          <strong>{labels}</strong>: we couldn’t read your answer. <a href={`#${getControlId(field)}`}>{message}</a>.
        </p>
      ))}
    </Notice>
  )
}
