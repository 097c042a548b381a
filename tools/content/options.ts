import { parseArgs } from "node:util"
import { isoDate, type IsoDate } from "../../src/domain/iso-date"

/** What `npm run check:content -- ...` was asked. */
export type Options = {
  /** Print how like pages are, instead of checking. */
  similarity: boolean
  /** Print what starts, ends and is due for checking, instead of checking. */
  calendar: boolean
  /** The day on which facts are due or not. */
  today: IsoDate
}

/** @throws Error for an option that there is none of, and for a `today` that is no day. */
export function optionsFrom(args: readonly string[], today: IsoDate): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      similarity: { type: "boolean", default: false },
      calendar: { type: "boolean", default: false },
      today: { type: "string", default: today },
    },
  })
  return { ...values, today: isoDate(values.today) }
}
