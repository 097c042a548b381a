import { readFileSync } from "node:fs"
import { authorComponents as allowed } from "../domain/content/author-components"
import { ICONS } from "../domain/icons/icon-name"
import { ILLUSTRATIONS } from "../domain/content/choices"
import { listedComponents } from "./author-components"
import * as rareParts from "./rare-parts"

jest.mock("gatsby", () => ({ graphql: () => null }))

const names = Object.keys(allowed)

/** Removed when a body is read, so nothing renders it. */
const NEVER_DRAWN = "In"

test("each component that a writer may use is drawn by one, and none of another name is listed", () => {
  const listedNames = Object.keys(listedComponents)
  const drawnNames = new Set([...listedNames, ...Object.keys(rareParts)])
  expect(names.filter(name => name !== NEVER_DRAWN && !drawnNames.has(name))).toEqual([])
  expect(listedNames.filter(name => !names.includes(name))).toEqual([])
})

test("the writers' guide names each of them, and every drawing and icon", () => {
  const guide = readFileSync("content/README.md", "utf8")
  const texts = [...names.map(name => `<${name}`), ...[...ILLUSTRATIONS, ...ICONS].map(name => `\`${name}\``)]
  expect(texts.filter(words => !guide.includes(words))).toEqual([])
})
