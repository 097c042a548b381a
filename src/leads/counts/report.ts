import type * as v from "valibot"
import { addDays, type IsoDate } from "../../domain/iso-date"
import { FOLLOW_UPS, type FollowUp } from "../../domain/lead/follow-up"
import { cents, addAmounts, type Cents } from "../../domain/money/money"
import type { LeadStore } from "../core/lead-store"
import { loadPageViewTotals, type VariantViews } from "../views/view-totals"
import { calculateProportionWithInterval, type Proportion } from "./proportion"
import { mapInBatches, readRecordIfReadable } from "../store/read-records"
import {
  type RequestCount,
  acceptanceSchema,
  followUpSchema,
  requestSchema,
  UNKNOWN_REQUEST,
  createReportEntryKey,
  parseReportEntryKey,
  type AcceptanceCount,
  type CountKey,
} from "./count-records"

export const GROUPINGS = ["source", "campaign", "page", "partner", "variant", "state"] as const
export type Grouping = (typeof GROUPINGS)[number]

/** How many leads the office recorded as called, as clients and as declined. Of several records about one the latest counts. */
export type FollowUpFigures = Record<FollowUp, number>

export type Figures = {
  /** Views of pages under test; `null` where views aren't counted. */
  views: number | null
  requests: number
  /** How many of these requests were accepted until now. */
  acceptances: number
  /** What became of these requests until now. */
  followUps: FollowUpFigures
  /** Part of `views`; `null` where views aren't counted, or are fewer than requests. */
  requestsOfViews: Proportion | null
  /** `acceptances` as a proportion of `requests`. */
  acceptancesOfRequests: Proportion | null
  /** Our fees for the requests, and for those that were accepted, with GST. A request that a person prices has no fee. */
  requestFeesCents: Cents
  acceptanceFeesCents: Cents
}

export type Report = {
  by: Grouping
  /** First and last day on which the requests came, by the date in Sydney, both inclusive. */
  from: IsoDate
  until: IsoDate
  /** Sorted by requests, most first. `group` is `null` for requests without a group, or whose group isn't known. */
  rows: (Figures & { group: string | null })[]
  total: Figures
  /** Offers that were accepted on these days, whenever they were requested, and our fees for them with GST. */
  acceptedOnTheseDays: { acceptances: number; feesCents: Cents }
  /** What was recorded on these days about leads that aren't requests for a quote, such as messages. */
  otherLeads: FollowUpFigures
}

export type Days = { from: IsoDate; until: IsoDate }

/** How many days a report has unless others are asked for. */
const REPORT_DAYS = 30

/** The days of a report: those that are asked for, or else the last 30 until today. */
export const getReportDays = (choice: { from: IsoDate | null; until: IsoDate | null }, today: IsoDate): Days => {
  const until = choice.until ?? today
  return { from: choice.from ?? addDays(until, 1 - REPORT_DAYS), until }
}

/** The stored counts and views that a report is built from. */
export type Sources = { counts: Counts; views: readonly VariantViews[] }

/** Loads the counts and views that reports of these days, or of any among them, need. @throws StoreUnavailable */
export async function loadLeadReportData(store: LeadStore, days: Days): Promise<Sources> {
  const [counts, views] = await Promise.all([
    loadSavedReportEntries(store, days),
    loadPageViewTotals(store, days.from, days.until),
  ])
  return { counts, views }
}

/** A report for each grouping, that by source first. */
export type Reports = readonly [Report, ...Report[]]

export function buildLeadReports(days: Days, sources: Sources): Reports {
  const [first, ...others] = GROUPINGS
  return [buildLeadReport(first, days, sources), ...others.map(by => buildLeadReport(by, days, sources))]
}

/** Builds the report of these days. An acceptance is in the row of its request, whenever the offer was accepted. */
export function buildLeadReport(by: Grouping, { from, until }: Days, { counts, views: allViews }: Sources): Report {
  const isOnTheseDays = (day: IsoDate) => from <= day && day <= until
  const requestsOfDays = counts.requests.filter(({ on }) => isOnTheseDays(on))
  const views = allViews.filter(({ day }) => isOnTheseDays(day))
  const acceptancesByName = new Map(counts.acceptances.map(acceptance => [acceptance.name, acceptance]))
  const followUpsByName = new Map(counts.followUps.map(({ name, followUp }) => [name, followUp]))
  const calculateFigures = (viewCount: number | null, requests: Counts["requests"]): Figures => {
    const acceptances = requests.flatMap(({ name }) => acceptancesByName.get(name) ?? [])
    return {
      views: viewCount,
      requests: requests.length,
      acceptances: acceptances.length,
      followUps: countFollowUps(requests.map(({ name }) => followUpsByName.get(name))),
      requestsOfViews: viewCount === null ? null : calculateProportionWithInterval(requests.length, viewCount),
      acceptancesOfRequests: calculateProportionWithInterval(acceptances.length, requests.length),
      requestFeesCents: sumFees(requests),
      acceptanceFeesCents: sumFees(acceptances),
    }
  }
  const viewsByGroup = sumPageViewsByGroup(by, views)
  const getRequestGroup = by === "page" ? createQuoteRequestPageFinder(views) : (request: RequestCount) => request[by]
  const groups = new Set([...requestsOfDays.map(getRequestGroup), ...viewsByGroup.keys()])
  const rows = [...groups].map(group => {
    const requests = requestsOfDays.filter(request => getRequestGroup(request) === group)
    return { group, ...calculateFigures(viewsByGroup.get(group) ?? null, requests) }
  })
  const viewCount = [...viewsByGroup.values()].reduce((sum, count) => sum + count, 0)
  const total = calculateFigures(viewsByGroup.size > 0 ? viewCount : null, requestsOfDays)
  // Requests from pages whose views aren't counted don't belong to the views.
  const isWhole = rows.every(row => row.views !== null || row.requests === 0)
  const inTime = counts.acceptances.filter(({ on }) => isOnTheseDays(on))
  const others = counts.followUps.filter(({ isOfRequest, on }) => !isOfRequest && isOnTheseDays(on))
  return {
    by,
    from,
    until,
    rows: rows.sort(compareReportRowsByRequests),
    total: isWhole ? total : { ...total, requestsOfViews: null },
    acceptedOnTheseDays: { acceptances: inTime.length, feesCents: sumFees(inTime) },
    otherLeads: countFollowUps(others.map(({ followUp }) => followUp)),
  }
}

function countFollowUps(all: readonly (FollowUp | null | undefined)[]): FollowUpFigures {
  const figures = { called: 0, client: 0, declined: 0 }
  for (const followUp of FOLLOW_UPS) figures[followUp] = all.filter(one => one === followUp).length
  return figures
}

const sumFees = (counts: readonly AcceptanceCount[]): Cents =>
  addAmounts(...counts.map(({ feeCents }) => cents(feeCents ?? 0)))

/** Adds up views by group. Only views of pages under test are counted, so there are none by campaign or state. */
function sumPageViewsByGroup(by: Grouping, totals: readonly VariantViews[]): Map<string | null, number> {
  const views = new Map<string | null, number>()
  if (by !== "variant" && by !== "page") return views
  for (const { [by]: group, count } of totals) views.set(group, (views.get(group) ?? 0) + count)
  return views
}

/**
 * Creates a function that finds the page of a request: the page under test that its visit saw, whichever variant it was
 * and wherever the visit began, so that requests can be compared with views. Otherwise it's the page where the visit
 * began.
 */
function createQuoteRequestPageFinder(views: readonly VariantViews[]): (request: RequestCount) => string | null {
  const pages = new Map<string | null, Set<string>>()
  for (const { variant, page } of views) pages.set(variant, new Set([...(pages.get(variant) ?? []), page]))
  return ({ variant, page }) => {
    const [testedPage, another] = pages.get(variant) ?? []
    return another === undefined ? (testedPage ?? page) : page
  }
}

type Row = Report["rows"][number]

/** Sorts rows by requests, most first, then by name. The row without a name comes last. */
function compareReportRowsByRequests(a: Row, b: Row): number {
  if (a.group === null || b.group === null) return a.group === null ? 1 : -1
  return b.requests - a.requests || (a.group < b.group ? -1 : 1)
}

/** The week before the week of `on`, Monday to Sunday. */
export function getWeekBefore(on: IsoDate): Days {
  const daysSinceMonday = (new Date(`${on}T00:00:00Z`).getUTCDay() + 6) % 7
  return { from: addDays(on, -daysSinceMonday - 7), until: addDays(on, -daysSinceMonday - 1) }
}

/** Requests of some days, and acceptances and follow-ups since the first of these days, each counted once. */
type Counts = {
  requests: (RequestCount & { name: string; on: IsoDate })[]
  /** Only acceptances whose request is counted, whenever that came. `name` is the name of the request. */
  acceptances: (AcceptanceCount & { name: string; on: IsoDate })[]
  /** `isOfRequest` is false for a message, which isn't counted as a request. */
  followUps: { name: string; on: IsoDate; followUp: FollowUp | null; isOfRequest: boolean }[]
}

/**
 * Keeps the earliest of several counts of the same request or acceptance, and the latest follow-up. An offer that was accepted,
 * withdrawn and accepted again counts once, and a request may have two counts if the store failed when it came.
 */
function removeDuplicateReportEntries(keys: readonly CountKey[]): CountKey[] {
  const entries = new Map<string, CountKey>()
  for (const key of keys) {
    const name = `${key.kind} ${key.request}`
    const before = entries.get(name)
    if (before === undefined || (key.kind === "follow-up" ? key.on > before.on : key.on < before.on))
      entries.set(name, key)
  }
  return [...entries.values()]
}

/** Loads the counts that were stored when leads came, or by a sweep since. What can't be read is unknown. @throws StoreUnavailable */
export async function loadSavedReportEntries(store: LeadStore, { from, until }: Days): Promise<Counts> {
  const keys = (await store.list("counted")).flatMap(({ key }) => parseReportEntryKey(key) ?? [])
  const all = removeDuplicateReportEntries(keys)
  const requestNames = new Set(all.flatMap(({ kind, request }) => (kind === "request" ? [request] : [])))
  const load = <T, U>(
    kind: CountKey["kind"],
    schema: v.GenericSchema<unknown, T>,
    unknown: U,
    isWanted: (key: CountKey) => boolean = () => true,
  ) =>
    mapInBatches(
      all.filter(key => key.kind === kind && key.on >= from && isWanted(key)),
      async key => ({
        ...((await readRecordIfReadable(store, "counted", createReportEntryKey(key), schema)) ?? unknown),
        ...{ name: key.request, on: key.on, isOfRequest: requestNames.has(key.request) },
      }),
    )
  return {
    requests: await load("request", requestSchema, UNKNOWN_REQUEST, ({ on }) => on <= until),
    acceptances: await load("acceptance", acceptanceSchema, { feeCents: null }, ({ request }) =>
      requestNames.has(request),
    ),
    followUps: await load("follow-up", followUpSchema, { followUp: null }),
  }
}
