import { readFileSync } from "node:fs"
import { COLUMNS } from "../../src/leads/admin/export-leads"
import { DELIVERY_STATUSES } from "../../src/leads/admin/delivery-status"
import { USAGE } from "./usage"

const page = readFileSync("docs/leads-command.md", "utf8")

const listFirstColumn = (heading: string): string[] => {
  const rows =
    page
      .slice(page.indexOf(`| ${heading} `))
      .split("\n\n")[0]
      ?.split("\n")
      .slice(2) ?? []
  return rows.flatMap(row => [...(row.split("|")[1] ?? "").matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name))
}

test("the page about the command lists the columns of an export, in their order", () => {
  expect(listFirstColumn("Column")).toEqual(COLUMNS.map(([name]) => name))
})

test("the page and the help list every state", () => {
  expect(listFirstColumn("State").sort()).toEqual([...DELIVERY_STATUSES].sort())
  for (const state of DELIVERY_STATUSES) expect(USAGE).toContain(state)
})
