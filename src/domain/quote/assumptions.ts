import type { Figures } from "../figures/figures"
import { isClosedToForeigners } from "../job/asked-when"
import type { JobAnswers } from "../job/questions"
import { isLand } from "../transfer-duty/duty-rules"
import type { State } from "../states"
import type { QuoteGroup } from "./quote-types"

type Key = keyof Figures["quote-words"]["assumptions"]

/** What is said of one state's law apart from what is said everywhere. */
const BY_STATE: Record<State, readonly Key[]> = {
  NSW: ["some-foreign-nsw", "some-first-home", "off-the-plan-nsw"],
  VIC: ["every-first-home-vic", "off-the-plan-vic"],
  QLD: ["some-foreign-qld", "some-first-home", "some-first-home-qld", "home-age-qld", "strata-qld"],
}

/** What a quote takes for granted: one sentence for each thing that nobody asked, knew, or could work out. */
export function assumptions(job: JobAnswers, groups: readonly QuoteGroup[], figures: Figures): string[] {
  const buying = job.side !== "selling"
  const foreign = buying && (job.foreign === "some" || job.foreign === "all")
  const someFirstHome = buying && job.firstHome === "some"
  const offThePlan = buying && job.offThePlan !== "no"
  const saving = groups.some(({ lines }) => lines.some(line => "amountCents" in line && line.amountCents < 0))
  const isOfState = (key: Key): boolean => BY_STATE[job.state].includes(key)
  const applies: Record<Key, boolean> = {
    "todays-rates": buying && job.stage !== "signed",
    "fees-of-today": true,
    "market-value": buying,
    "one-home": true,
    conditions: saving,
    "some-foreign-nsw": saving && foreign && isOfState("some-foreign-nsw"),
    "some-foreign-qld": saving && foreign && isOfState("some-foreign-qld"),
    "some-first-home": saving && someFirstHome && isOfState("some-first-home"),
    "some-first-home-qld": saving && someFirstHome && isOfState("some-first-home-qld"),
    "every-first-home-vic": someFirstHome && isOfState("every-first-home-vic"),
    "foreign-share": foreign && job.foreign === "some" && job.foreignSharePercent === null,
    "foreign-no-relief": foreign && !saving && job.liveIn !== "no",
    "foreign-established": buying && isClosedToForeigners(job),
    entity: buying && job.entity !== "people",
    "home-age-qld":
      saving && isOfState("home-age-qld") && job.firstHome !== "no" && job.newHome === null && !isLand(job),
    "off-the-plan-vic": offThePlan && isOfState("off-the-plan-vic"),
    "off-the-plan-nsw": offThePlan && isOfState("off-the-plan-nsw"),
    "strata-qld": buying && isOfState("strata-qld") && job.strata !== "no",
    "three-buyers": buying && job.buyers === "3+",
  }
  const words = figures["quote-words"].assumptions
  return (Object.keys(words) as Key[]).filter(key => applies[key]).map(key => words[key])
}
