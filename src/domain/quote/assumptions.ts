import type { Figures } from "../figures/figures"
import type { JobAnswers } from "../job/questions"
import { isLand } from "../transfer-duty/duty-rules"
import type { QuoteGroup } from "./quote-types"

type Key = keyof Figures["quote-words"]["assumptions"]

/** What a quote takes for granted: one sentence for each thing that nobody asked, knew, or could work out. */
export function assumptions(job: JobAnswers, groups: readonly QuoteGroup[], figures: Figures): string[] {
  const buying = job.side !== "selling"
  const foreign = buying && (job.foreign === "some" || job.foreign === "all")
  const offThePlan = buying && job.offThePlan !== "no"
  const saving = groups.some(({ lines }) => lines.some(line => "amountCents" in line && line.amountCents < 0))
  const applies: Record<Key, boolean> = {
    "todays-rates": buying && job.stage !== "signed",
    "fees-of-today": true,
    "market-value": buying,
    "one-home": true,
    conditions: saving,
    "some-foreign-nsw": saving && foreign && job.state === "NSW",
    "foreign-share": foreign && job.foreign === "some" && job.foreignSharePercent === null,
    "foreign-no-relief": foreign && !saving && job.liveIn !== "no",
    entity: buying && job.entity !== "people",
    "home-age-qld": saving && job.state === "QLD" && job.firstHome !== "no" && job.newHome === null && !isLand(job),
    "off-the-plan-vic": offThePlan && job.state === "VIC",
    "off-the-plan-nsw": offThePlan && job.state === "NSW",
    "strata-qld": buying && job.state === "QLD" && job.strata !== "no",
    "three-buyers": buying && job.buyers === "3+",
  }
  const words = figures["quote-words"].assumptions
  return (Object.keys(words) as Key[]).filter(key => applies[key]).map(key => words[key])
}
