import { readFileSync } from "node:fs"
import { authorComponents as allowed } from "../domain/content/author-components"
import { ICONS } from "../domain/icons/icon-name"
import { ILLUSTRATIONS } from "../domain/content/choices"
import { authorComponents as drawn } from "./author-components"

jest.mock("gatsby", () => ({ graphql: () => null }))

const names = Object.keys(allowed)

/** Taken off where a body is read. */
const NEVER_DRAWN = "In"

test("each component that a writer may use is drawn by one, and no other is", () => {
  expect([...Object.keys(drawn), NEVER_DRAWN].sort()).toEqual([...names].sort())
})

test("the writers' guide names each of them, and every drawing and icon", () => {
  const guide = readFileSync("content/README.md", "utf8")
  const wanted = [...names.map(name => `<${name}`), ...[...ILLUSTRATIONS, ...ICONS].map(name => `\`${name}\``)]
  expect(wanted.filter(words => !guide.includes(words))).toEqual([])
})
