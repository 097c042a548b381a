import type { Source } from "../../domain/source-and-period"
import { formatDay, formatMoney, formatMoneyRange } from "../../domain/format/format"
import { parseIsoDate } from "../../domain/iso-date"
import type { QuoteAmount } from "../../domain/fees/charge"
import { STATE_NAMES, type State } from "../../domain/states"
import { Records } from "../records/records"
import { CitedSource, sayDayOnce } from "../source-link/source-link"

type SearchCost = {
  key: string
  label: string
  why: string
  when: string
  need: "required" | "usual"
  amount: QuoteAmount
  source: Source
  provisional: boolean
}

type Props = {
  state: State
  /** The day for which these prices apply, `YYYY-MM-DD`. */
  on: string
  costs: readonly SearchCost[]
}

const NEEDS = { required: "Always", usual: "Usual" } as const

/** The case in which a line is charged, if it isn't always. */
const CONDITIONS: Record<string, string> = {
  strata: "for strata",
  "off-the-plan": "off the plan",
  entity: "for a company or trust",
  foreign: "for foreign buyers",
  loan: "with a loan",
  "on-request": "if you ask",
}

export function SearchCosts({ state, on, costs }: Props) {
  const { saidOnce, note } = sayDayOnce(costs.map(({ source }) => source))
  return (
    <Records
      caption={`Searches and settlement for a buyer in ${STATE_NAMES[state].name}, on ${formatDay(parseIsoDate(on))}`}
      note={note}
      columns={{
        search: { label: "Search" },
        price: { label: "Price", align: "right" },
        why: { label: "Why" },
        needed: { label: "Needed" },
        source: { label: "Source" },
      }}
      rows={costs.map(({ key, label, why, need, when, amount, source, provisional }) => ({
        key,
        cells: {
          search: label,
          price: formatSearchPrice(amount),
          why,
          needed: [NEEDS[need], CONDITIONS[when]].filter(Boolean).join(", "),
          source: (
            <span>
              <CitedSource source={source} saidOnce={saidOnce} />
              {provisional && ". Not certain: ask for the price of the day"}
            </span>
          ),
        },
      }))}
    />
  )
}

function formatSearchPrice(amount: QuoteAmount): string {
  if ("amountCents" in amount) return formatMoney(amount.amountCents)
  return "rangeCents" in amount ? formatMoneyRange(amount.rangeCents, { cents: "auto" }) : "Needs a price"
}
