import { useEffect, useState } from "react"
import { clockTime, type OfficeHours } from "../../domain/business-hours/hours-in-words"
import { officeStatus } from "../../domain/business-hours/office-status"

const MINUTE = 60_000

function inWords(now: Date, hours: OfficeHours, closedDays: readonly string[]): string {
  const status = officeStatus(now, hours, closedDays)
  if (!status) return ""
  if (status.open) return "Open now"
  const day = status.inDays > 0 ? `${status.weekday.slice(0, 3)} ` : ""
  return `Opens ${day}${clockTime(hours.fromMinute)}`
}

type Props = {
  hours: OfficeHours
  /** Days on which the office stays closed, as `YYYY-MM-DD`. */
  closedDays: readonly string[]
}

/** Whether the office is open at this minute; nothing before the browser's clock is asked, after the first render. */
export function OpenNow({ hours, closedDays }: Props) {
  const [words, setWords] = useState("")
  useEffect(() => {
    const update = () => setWords(inWords(new Date(), hours, closedDays))
    update()
    const timer = setInterval(update, MINUTE)
    return () => clearInterval(timer)
  }, [hours, closedDays])
  return <>{words}</>
}
