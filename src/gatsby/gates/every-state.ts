import * as v from "valibot"
import { paths } from "../../domain/paths"
import { type Redirect, redirectOf } from "../../domain/redirects"
import { STATE_NAMES, STATES, type State, tableEnding } from "../../domain/states"
import type { Problem, ReadableFile } from "../read-content"

type Given = {
  files: readonly ReadableFile[]
  redirects: readonly Redirect[]
  /** Names of the files of `static/maps`. */
  maps: readonly string[]
}

/** What the site lacks of a state of the list: its page and the ways there, its outline, and its part in what stands for all. */
export const statesLeftOut = (given: Given): Problem[] =>
  STATES.flatMap(state => [
    ...withoutPage(state, given),
    ...notServed(state, given),
    ...withoutLink(state, given),
    ...withoutMap(state, given),
    ...withoutShortName(state, given),
    ...leftOutOfTables(state, given),
  ])

function withoutPage(state: State, { files }: Given): Problem[] {
  const file = `states/${STATE_NAMES[state].slug}.mdx`
  return files.some(({ type, entry }) => type.kind === "state" && entry.fields["state"] === state)
    ? []
    : [{ file, where: "file", message: `is missing, and links lead to the page of ${state}` }]
}

const served = v.object({ states: v.array(v.string()) })

const notServed = (state: State, { files }: Given): Problem[] =>
  files
    .filter(({ type, entry }) => type.kind === "site" && !v.parse(served, entry.fields).states.includes(state))
    .map(({ file }) => ({ file, where: "states", message: `${state} is missing; the forms offer it` }))

const withoutLink = (state: State, { files }: Given): Problem[] =>
  files
    .filter(
      ({ type, entry }) => type.kind === "navigation" && !entry.links.some(({ href }) => href === paths.state(state)),
    )
    .map(({ file }) => ({ file, where: "footer", message: `nothing leads to ${paths.state(state)}; add it` }))

function withoutMap(state: State, { maps }: Given): Problem[] {
  const map = `${tableEnding(state)}.svg`
  return maps.includes(map)
    ? []
    : [{ file: "../static/maps/", where: map, message: `is missing, and pages show places of ${state} on it` }]
}

/** An address by the state's short name, such as `/nsw` and `/nsw/sydney`. */
const withoutShortName = (state: State, { redirects }: Given): Problem[] =>
  [
    [`/${tableEnding(state)}`, paths.state(state)] as const,
    [`/${tableEnding(state)}/:city`, paths.city(state, ":city")] as const,
  ]
    .filter(([from, to]) => redirectOf(from, redirects) !== to)
    .map(([from, to]) => ({
      file: "../netlify.toml",
      where: "redirects",
      message: `${from} does not lead to ${to}; add it`,
    }))

/** What stands once for each state on a page that compares them. */
const OF_EACH_STATE = /<(CostTable|CostBreakdown|KeyDateExample|StateTag)\s[^>]*?state="([^"]*)"/g

function leftOutOfTables(state: State, { files }: Given): Problem[] {
  return files.flatMap(({ file, text }) => {
    const shown = new Map<string, Set<string>>()
    for (const [, tag = "", of = ""] of text.matchAll(OF_EACH_STATE))
      shown.set(tag, (shown.get(tag) ?? new Set()).add(of))
    return [...shown]
      .filter(([, states]) => states.size > 1 && !states.has(state))
      .map(([tag, states]) => ({
        file,
        where: tag,
        message: `is there for ${[...states].join(", ")} and not for ${state}; add it`,
      }))
  })
}
