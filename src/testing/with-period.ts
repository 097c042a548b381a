import type { Figures } from "../domain/figures/figures"
import { addDays, type IsoDate } from "../domain/iso-date"

type DatedTable = Exclude<keyof Figures, "version" | "offers" | "quote-words">
type PeriodOf<T extends DatedTable> = Figures[T]["periods"][number]

/** The period begins on `from`, and is a copy of the last with the result of `change`. */
export function withPeriod<T extends DatedTable>(
  figures: Figures,
  name: T,
  from: IsoDate,
  change: (last: PeriodOf<T>) => Partial<PeriodOf<T>>,
): Figures {
  const table = figures[name]
  const periods: readonly PeriodOf<T>[] = table.periods
  const last = periods.at(-1)
  if (!last) throw new Error(`${name} has no period`)
  const before = { ...last, until: addDays(from, -1) }
  return {
    ...figures,
    [name]: { ...table, periods: [...periods.slice(0, -1), before, { ...last, from, ...change(last) }] },
  }
}
