import { UrgencyNotice } from "../../../components/notice/urgency-notice"
import type { KeyDatesInput } from "../../../domain/key-dates/key-date-types"
import { URGENCY_TABLES } from "../../../domain/urgency/published"
import type { UrgencyFacts } from "../../../domain/urgency/urgency-types"
import { describeUrgency } from "../../../domain/urgency/urgency-words"
import { now as currentTime } from "../../../lib/today"

/** A signed contract in the form the urgency rules need. A term that was left empty is unknown. */
function getUrgencyFactsFromSale({ finance, buildingAndPest, auctionOn, ...sale }: KeyDatesInput): UrgencyFacts {
  return {
    ...sale,
    stage: "signed",
    ...(finance && { finance }),
    ...(buildingAndPest && { buildingAndPest }),
    ...(auctionOn && { auctionOn }),
  }
}

type Props = { sale: KeyDatesInput; now?: Date }

/** The next date that matters, and what to do about it. Nothing once all dates have passed. */
export function FirstDate({ sale, now = currentTime() }: Props) {
  const urgency = describeUrgency([getUrgencyFactsFromSale(sale)], now, URGENCY_TABLES)
  return urgency && <UrgencyNotice advice={urgency.advice} />
}
