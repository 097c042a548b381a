import { Button, PrintButton } from "../../../components/button/button"
import { CopyLink } from "../../../components/button/copy-buttons"
import { KeyDateList } from "../../../components/key-date-list/key-date-list"
import { KeyDateWarnings } from "../../../components/key-date-list/key-date-warnings"
import { Notice } from "../../../components/notice/notice"
import { ALARM_DAYS, renderCalendarFile, getCalendarName } from "../../../domain/key-dates/calendar-file"
import type { KeyDates, KeyDatesInput } from "../../../domain/key-dates/key-date-types"
import { downloadTextFile } from "../../../lib/download"
import { variant } from "../../../theme/variant"
import type { Problem } from "../read-sale"
import { LeftOutDates } from "./left-out-dates"

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
    const file = renderCalendarFile(keyDates, { uid: name, stamp: new Date(), alarmDays: ALARM_DAYS })
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
