import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import * as v from "valibot"
import { type Collection, DAY, type EditorField, PROBLEMS } from "./editor-field"

const FOLDER = "fees"

const feeTable = v.object({
  state: v.string(),
  items: v.record(v.string(), v.object({ label: v.string(), job: v.string() })),
  periods: v.array(v.object({ amounts: v.record(v.string(), v.object({ amount: v.unknown() })) })),
})

type FeeTable = v.InferOutput<typeof feeTable>

/**
 * Builds the collection of our own fees, with one file for each state. The form has the periods, but can't change the items. A new
 * period starts with the amounts of the last one. Rates have no form, since a government's figure also needs a worked test case.
 */
export function buildFeesCollection(content: string): Collection {
  const files = readdirSync(join(content, FOLDER))
    .filter(name => name.endsWith(".json") && !name.startsWith("_"))
    .sort()
    .flatMap(name => {
      const table = v.safeParse(feeTable, readJsonOrNull(join(content, FOLDER, name)))
      if (!table.success) return []
      return [
        {
          name: name.replace(/\.json$/, ""),
          label: `Our fees: ${table.output.state}`,
          file: `content/${FOLDER}/${name}`,
          fields: [PROBLEMS, buildFeePeriodsField(table.output)],
        },
      ]
    })
  return { name: "fees", label: "Our fees", editor: { preview: false }, files }
}

/** Reads a JSON file. Null for a file that can't be read: it gets no form, and the content check reports why. */
function readJsonOrNull(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"))
  } catch {
    return null
  }
}

const buildFeePeriodsField = (table: FeeTable): EditorField => ({
  name: "periods",
  label: "Periods",
  widget: "list",
  summary: "{{fields.from}} to {{fields.until}}",
  hint: "the oldest first; each begins on the day after the one before it ends",
  fields: [
    { name: "from", label: "From", ...DAY, hint: "the first day of these fees" },
    {
      name: "until",
      label: "Until",
      ...DAY,
      hint: "the last day; leave it empty while none is known",
      required: false,
    },
    {
      name: "source",
      label: "Source",
      widget: "object",
      fields: [
        { name: "name", label: "Name", widget: "string", default: "Our fee schedule" },
        { name: "url", label: "Web address", widget: "string", default: "/calculator" },
        { name: "read", label: "What it is", widget: "select", options: ["own"], default: "own" },
      ],
    },
    { name: "checked", label: "Checked", ...DAY, hint: "the day on which you compared this with the source" },
    { name: "amounts", label: "Amounts in dollars", widget: "object", fields: buildFeeAmountFields(table) },
  ],
})

/** Builds one field for each item of the table. An amount that isn't a plain number is changed by hand. */
function buildFeeAmountFields({ items, periods }: FeeTable): EditorField[] {
  const last = periods.at(-1)?.amounts ?? {}
  return Object.entries(items).flatMap(([name, { label, job }]) => {
    const amount = last[name]?.amount
    if (amount !== undefined && typeof amount !== "number") return []
    const ofJob = `${label} (${job})`
    const field = { name: "amount", label: ofJob, widget: "number", value_type: "float", min: 0, default: amount }
    return [{ name, label: ofJob, widget: "object", fields: [field] }]
  })
}
