import type { FormValues } from "../../../components/form/form-values"
import { buildJobWire } from "../../../components/form/wire"
import { UrgencyNotice } from "../../../components/notice/urgency-notice"
import type { IsoDate } from "../../../domain/iso-date"
import { parseJob } from "../../../domain/lead/quote-request"
import { describeJobUrgency } from "../../../domain/urgency/published"
import { now } from "../../../lib/today"

/** What's urgent about the job in the form; nothing if nothing is. */
export function JobUrgency({ values, today }: { values: FormValues; today: () => IsoDate }) {
  const job = parseJob(buildJobWire(values), today())
  const advice = job.ok ? describeJobUrgency(job.value, now()) : null
  return advice && <UrgencyNotice advice={advice} />
}
