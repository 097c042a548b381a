import { Button, PrintButton } from "../../../components/button/button"
import { CopyLink } from "../../../components/button/copy-buttons"
import { KeyDateList } from "../../../components/key-date-list/key-date-list"
import { KeyDateWarnings } from "../../../components/key-date-list/key-date-warnings"
import { Notice } from "../../../components/notice/notice"
import { ALARM_DAYS, renderCalendarFile, getCalendarName } from "../../../domain/key-dates/calendar-file"
import type { KeyDates, KeyDatesInput } from "../../../domain/key-dates/key-date-types"
import { downloadTextFile } from "../../../lib/download"
import { getSaleId } from "../../../lib/navigation/links"
import { variant } from "../../../theme/variant"
import { getControlId } from "../answers"
import { findProblemForDate, type Problem } from "../read-sale"

type Props = {
  sale: KeyDatesInput
  keyDates: KeyDates
  /** The mistakes to show. */
  problems: readonly Problem[]
}

/** The dates of a sale, month by month and as a calendar file. */
export function Dates({ sale, keyDates, problems }: Props) {
  const { dates, noCoolingOff, warnings, leftOut } = keyDates
  const name = getCalendarName(sale)
  const saveCalendarFile = () => {
    const file = renderCalendarFile(keyDates, {
      uid: `${name}-${getSaleId()}`,
      stamp: new Date(),
      alarmDays: ALARM_DAYS,
    })
    downloadTextFile(`${name}.ics`, "text/calendar", file)
  }
  return (
    <>
      <div className={variant("form.actions")}>
        <Button look="secondary" onClick={saveCalendarFile}>
          Add to my calendar
        </Button>
        <PrintButton />
        <CopyLink />
      </div>
      {noCoolingOff && (
        <Notice kind="law" title="No cooling-off">
          <p>{noCoolingOff}</p>
        </Notice>
      )}
      <KeyDateList dates={dates} />
      <LeftOutDates leftOut={leftOut} problems={problems} />
      <KeyDateWarnings warnings={warnings} dates={dates} />
      <p className={variant("text.muted")}>
        Your contract decides, and a special condition can move any date. Ask us before you rely on one.
      </p>
    </>
  )
}

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
function LeftOutDates({ leftOut, problems }: { leftOut: LeftOut; problems: readonly Problem[] }) {
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
