import * as v from "valibot"
import { parse, stringify } from "yaml"
import { readFixtureContent } from "../../testing/content-lines"
import type { Redirect } from "../../domain/redirects"
import { createTemporaryFolder } from "../../testing/build-folder"
import { listShortcuts, readContentRedirects, readLinkRedirects } from "./site-redirects"

const firmSchema = v.looseObject({ states: v.array(v.looseObject({ state: v.string() })) })

/** Creates content with the fixture firm, in only those of its states that `states` names, and with further files. */
function buildContent(states: string, files: Record<string, string> = {}): string {
  const firm = v.parse(firmSchema, parse(readFixtureContent("site.yaml")))
  const site = stringify({ ...firm, states: firm.states.filter(({ state }) => states.includes(state)) })
  return createTemporaryFolder({ "site.yaml": site, ...files })
}

const readLines = (content: string): string[] =>
  readContentRedirects(content).map(({ from, to, status }) => `${from} ${to} ${status}`)

const ENDED = `
title: A short form or a long one
page: /lp/a
from: "2026-01-01"
until: "2026-02-01"
variants:
  - { name: short, page: /lp/a, weight: 50 }
  - { name: long, page: /lp/b, weight: 50 }
winner: short
`

test("ended tests come first, then what has moved, then states; an address that still has its page leads nowhere else", () => {
  const addresses = "- /buying\n- was: /old\n  movedTo: /buying\n- was: /other\n  gone: We don't do this any more.\n"
  expect(readLines(buildContent("QLD", { "tests/lp.yaml": ENDED, "addresses.yaml": addresses }))).toEqual([
    "/lp/b /lp/a 302",
    "/old /buying 301",
    "/qld /queensland 301",
    "/qld/:city /queensland/:city 301",
  ])
})

test("an address that moved twice leads to the last page at once", () => {
  const addresses = "- was: /a\n  movedTo: /b\n- was: /b\n  movedTo: /c\n- /c\n"
  expect(readLines(buildContent("VIC", { "addresses.yaml": addresses })).slice(0, 2)).toEqual([
    "/a /c 301",
    "/b /c 301",
  ])
})

test("links inside the site know of tests and states, and of no address that moved", () => {
  const content = buildContent("QLD", { "tests/lp.yaml": ENDED, "addresses.yaml": "- was: /old\n  movedTo: /buying\n" })
  const froms = readLinkRedirects(content).map(({ from }) => from)
  expect(froms.slice(0, 3)).toEqual(["/lp/b", "/qld", "/qld/:city"])
  expect(froms).not.toContain("/old")
})

test("a pattern of the host's file leads to a page that moved at once, not by way of its old address", () => {
  const patterns: Redirect[] = [
    { from: "/blog/:article", to: "/blogs/:article", status: 301 },
    { from: "/guides/:state/:guide", to: "/blogs/:state/:guide", status: 301 },
    { from: "/costs", to: "/blogs/costs", status: 301 },
    { from: "/go", to: "https://www.example.com/blogs/costs", status: 302 },
  ]
  const move = (from: string): Redirect => ({ from, to: "/fees", status: 301 })
  expect(listShortcuts([move("/blogs/costs"), move("/blogs/nsw/costs"), move("/lp/costs")], patterns)).toEqual([
    move("/blog/costs"),
    move("/guides/nsw/costs"),
  ])
})
