import type { IsoDate } from "../iso-date"
import type { JobAnswers, SaleAnswers } from "../job/questions"
import type { Term } from "../key-dates/key-date-types"
import type { UrgencyFacts } from "./urgency-types"

const termOf = (on: IsoDate | null): Term | null => (on === null ? null : { on })

const soldFacts = (sale: Pick<SaleAnswers, "state" | "stage" | "contractDate" | "settlementDate" | "mortgageOnSale">) =>
  ({
    side: "selling",
    ...{ state: sale.state, stage: sale.stage, contractDate: sale.contractDate },
    ...{ settlement: termOf(sale.settlementDate), mortgageOnSale: sale.mortgageOnSale },
  }) satisfies UrgencyFacts

/**
 * What the quote form says that urgency turns on: one side, or two where a purchase and a sale go together. It asks for no
 * conditions: who needs no loan has none about finance, and of everyone else that isn't known.
 */
export function factsOfJob(job: JobAnswers): UrgencyFacts[] {
  if (job.side === "selling") return [soldFacts(job)]
  const bought: UrgencyFacts = {
    side: "buying",
    ...{ state: job.state, stage: job.stage, contractDate: job.contractDate },
    settlement: termOf(job.settlementDate),
    offThePlan: job.offThePlan === "yes",
    ...(job.loan === "no" && { finance: "none" }),
  }
  return job.sale ? [bought, soldFacts(job.sale)] : [bought]
}
