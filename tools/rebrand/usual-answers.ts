import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import * as v from "valibot"
import { parse } from "yaml"
import { isSampleAbn } from "../../src/domain/content/imprint"
import { getValueAtPath, isObject } from "../../src/domain/parse/wire"
import { isState, type State, getTableEnding } from "../../src/domain/states"
import { CHARGES } from "./charges"
import { feeTable } from "./write-fees"
import { buildFirmDescription } from "./write-site"

/** Answers before they're validated. */
export type RawAnswers = Record<string, unknown>

/** Returns the text of the answer at a path, with a list's items joined by spaces; undefined if there's none. */
export function getRebrandAnswerText(answers: unknown, ...path: readonly string[]): string | undefined {
  const value = getValueAtPath(answers, path)
  if (Array.isArray(value)) return value.includes(undefined) ? undefined : value.join(" ")
  return typeof value === "string" || typeof value === "number" ? String(value) : undefined
}

/** Returns the items of the list at a path that are objects. */
export function listObjectsInAnswer(answers: unknown, ...path: readonly string[]): RawAnswers[] {
  const value = getValueAtPath(answers, path)
  return Array.isArray(value) ? value.filter(isObject) : []
}

export const getAnsweredStates = (answers: unknown): State[] =>
  listObjectsInAnswer(answers, "states")
    .map(one => one["state"])
    .filter(isState)

/** Fields that have the same name in the answers and in `content/site.yaml`. */
const SAME = [
  ...["name", "legalName", "abn", "url", "phone", "phones", "email", "address", "states", "passedOnAtCost", "colours"],
]

/** Returns the firm's earlier answers, read from its content; none if it's still the sample's content. */
export function readDefaultRebrandAnswers(content: string): RawAnswers {
  const site: unknown = parse(readFileSync(join(content, "site.yaml"), "utf8"))
  if (!isObject(site) || isSampleAbn(site["abn"])) return {}
  const states = getAnsweredStates(site)
  const description = getRebrandAnswerText(site, "description")
  const usualDescription = buildFirmDescription({
    name: getRebrandAnswerText(site, "name") ?? "",
    states: states.map(state => ({ state })),
  })
  return {
    ...Object.fromEntries(SAME.map(name => [name, site[name]])),
    // A description that was generated from the answers is generated again.
    ...(description !== usualDescription && { description }),
    product: { slug: site["product"], title: site["productTitle"] },
    hours: {
      days: getValueAtPath(site, ["hours", "days"]),
      from: formatTimeOfDay(getValueAtPath(site, ["hours", "fromMinute"])),
      to: formatTimeOfDay(getValueAtPath(site, ["hours", "toMinute"])),
    },
    // In other states the fees are still the sample's.
    fees: Object.fromEntries(states.map(state => [state, readLatestFirmFees(content, state)])),
  }
}

const formatTimeOfDay = (minute: unknown): string | undefined =>
  typeof minute === "number" ? `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, "0")}` : undefined

function readLatestFirmFees(content: string, state: State): RawAnswers {
  const file = join(content, `fees/our-fees-${getTableEnding(state)}.json`)
  const table: unknown = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null
  const last = v.is(feeTable, table) ? table.periods.at(-1)?.amounts : undefined
  return Object.fromEntries(CHARGES.flatMap(name => (last?.[name] ? [[name, last[name].amount]] : [])))
}
