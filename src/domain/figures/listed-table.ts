import type { Period, Source } from "../source-and-period"

/** A table of figures as a page lists it: `name` is the name of its file, `label` is for people. */
export type ListedTable = { name: string; label: string; periods: readonly (Period & { source: Source })[] }

/** The path at which a table can be downloaded. */
export const getFigureTablePath = (table: string, format: "csv" | "json"): string => `/figures/${table}.${format}`
