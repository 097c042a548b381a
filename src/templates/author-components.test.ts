import { readFileSync } from "node:fs"
import { authorComponents as allowed } from "../domain/content/author-components"
import type { BodyNode } from "../domain/content/body-tree"
import { ICONS } from "../domain/icons/icon-name"
import { ILLUSTRATIONS } from "../domain/content/choices"
import { parseBody } from "../gatsby/body/parse-body"
import { authorComponents as drawn } from "./author-components"

jest.mock("gatsby", () => ({ graphql: () => null }))

const names = Object.keys(allowed)
const [, , library = ""] = readFileSync("content/pages/component-library.mdx", "utf8").split(/^---$/m)

function tagsIn(nodes: readonly BodyNode[]): string[] {
  return nodes.flatMap(node => {
    if (typeof node === "string") return []
    const [tag, , ...children] = node
    return [tag, ...tagsIn(children)]
  })
}

const insideExamples = (nodes: readonly BodyNode[]): string[] =>
  nodes.flatMap(node => {
    if (typeof node === "string") return []
    const [tag, , ...children] = node
    return tag === "Example" ? tagsIn(children) : insideExamples(children)
  })

test("each component that a writer may use is drawn by one, and no other is", () => {
  expect(Object.keys(drawn).sort()).toEqual([...names].sort())
})

test("the component library shows each of them with its source", () => {
  const body = parseBody(library, ["An example source"])
  expect(body.ok ? [] : body.problems).toEqual([])
  const shown = insideExamples(body.ok ? body.tree : [])
  expect(names.filter(name => !shown.includes(name))).toEqual([])
})

test("the writers' guide names each of them, and every drawing and icon", () => {
  const guide = readFileSync("content/README.md", "utf8")
  const wanted = [...names.map(name => `<${name}`), ...[...ILLUSTRATIONS, ...ICONS].map(name => `\`${name}\``)]
  expect(wanted.filter(words => !guide.includes(words))).toEqual([])
})
