import { byWhen, warningInWords, weekdayAndDay } from "../../components/key-date-list/when"
import type { Block } from "./blocks"
import type { SignedSale } from "./signed-sales"

/** The key dates of a signed contract as parts of a letter, with every doubt about them. */
export function keyDateBlocks({ sale, counted }: SignedSale): Block[] {
  const { dates, noCoolingOff, warnings } = counted
  const labelOf = (about: string) => dates.find(({ key }) => key === about)?.label
  return [
    { is: "heading", text: sale.side === "buying" ? "Key dates of your purchase" : "Key dates of your sale" },
    {
      is: "rows",
      rows: dates.map(date => ({
        label: date.label,
        value: [weekdayAndDay(date.on), byWhen(date)].filter(Boolean).join(" "),
        why: date.note,
      })),
    },
    ...(noCoolingOff ? [{ is: "note" as const, text: noCoolingOff }] : []),
    ...warnings.map(warning => {
      const label = labelOf(warning.about ?? "")
      return { is: "note" as const, text: `${label ? `${label}: ` : ""}${warningInWords(warning)}` }
    }),
    {
      is: "note",
      text: "Counted for a private sale. After an auction, or if the right was given up, there is no cooling-off period. Your contract decides, and a special condition can move any date: ask us before you rely on one. The attached file puts the dates into your calendar.",
    },
  ]
}
