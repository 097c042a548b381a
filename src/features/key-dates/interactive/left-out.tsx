import { Notice } from "../../../components/notice/notice"
import type { KeyDates } from "../../../domain/key-dates/key-date-types"
import { controlId } from "../answers"
import { problemBehind, type Problem } from "../read-sale"

type LeftOut = KeyDates["leftOut"]

/** The labels of the dates that wait for each of `problems`. */
export function groupByProblem(leftOut: LeftOut, problems: readonly Problem[]): { labels: string; problem: Problem }[] {
  return problems.flatMap(problem => {
    const labels = leftOut.filter(({ because }) => problemBehind(because, problems) === problem)
    return labels.length > 0 ? [{ labels: labels.map(({ label }) => label).join(", "), problem }] : []
  })
}

/** Which dates aren't in the list, and which answer would bring them. */
export function LeftOutDates({ leftOut, problems }: { leftOut: LeftOut; problems: readonly Problem[] }) {
  const groups = groupByProblem(leftOut, problems)
  if (groups.length === 0) return null
  return (
    <Notice kind="warning" title="Not in this list yet">
      {groups.map(({ labels, problem: { field, message } }) => (
        <p key={field}>
          <strong>{labels}</strong>: we couldn’t read your answer. <a href={`#${controlId(field)}`}>{message}</a>.
        </p>
      ))}
    </Notice>
  )
}
