/** A change of the clocks as RFC 5545 writes it. */
const change = (
  kind: "STANDARD" | "DAYLIGHT",
  name: string,
  start: string,
  from: string,
  to: string,
  rule?: string,
) => [
  `BEGIN:${kind}`,
  `TZNAME:${name}`,
  `DTSTART:${start}`,
  `TZOFFSETFROM:${from}`,
  `TZOFFSETTO:${to}`,
  ...(rule ? [`RRULE:FREQ=YEARLY;${rule};BYDAY=1SU`] : []),
  `END:${kind}`,
]

/** Since 2008: clocks go back on the first Sunday of April at 3 am, and forward on the first Sunday of October at 2 am. */
const SUMMER_TIME = [
  ...change("STANDARD", "AEST", "20080406T030000", "+1100", "+1000", "BYMONTH=4"),
  ...change("DAYLIGHT", "AEDT", "20081005T020000", "+1000", "+1100", "BYMONTH=10"),
]

const ZONES: Record<string, string[]> = {
  "Australia/Sydney": SUMMER_TIME,
  "Australia/Melbourne": SUMMER_TIME,
  "Australia/Brisbane": change("STANDARD", "AEST", "19920301T030000", "+1100", "+1000"),
}

/**
 * The lines of a calendar file that say how the clocks of a time zone run.
 *
 * @throws RangeError for a zone that is not one of the three states'.
 */
export function timeZoneLines(zone: string): string[] {
  const changes = ZONES[zone]
  if (!changes) throw new RangeError(`not a time zone of the states: ${zone}`)
  return ["BEGIN:VTIMEZONE", `TZID:${zone}`, ...changes, "END:VTIMEZONE"]
}
