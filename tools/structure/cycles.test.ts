import { join } from "node:path"
import { buildFolder } from "../../src/testing/build-folder"
import { findCycles } from "./cycles"
import { listCode, listFileImports, listFolderImports } from "./imports"

/** The cycles of a source tree that holds these files. */
const listCycles = (files: Record<string, string>): string[][] => findCycles(listFolderImports(buildFolder(files)))

test.each([
  ["a value", `import { x } from "../a/x"`],
  ["a type", `import type { X } from "../a/x"`],
  ["a re-export", `export { x } from "../a/x"`],
  ["a type in brackets", `type X = import("../a/x").X`],
  ["code that is loaded late", `const late = () => import("../a/x")`],
])("two folders make a cycle when the way back is %s", (_, back) => {
  expect(listCycles({ "a/x.ts": `import { y } from "../b/y"`, "b/deep/y.ts": "", "b/y.tsx": back })).toEqual([
    ["a", "b"],
  ])
})

test("each cycle is reported once, through however many folders and the files beside them", () => {
  const files = {
    "a/x.ts": `import "../b/y"`,
    "b/y.ts": `import "../root"`,
    "root.ts": `import "./a/x"`,
    "c/x.ts": `import "../d/y"; import "../a/x"`,
    "d/y.ts": `import "../c/x"`,
  }
  expect(listCycles(files)).toEqual([
    [".", "a", "b"],
    ["c", "d"],
  ])
})

test("no cycle is made one way only, by a test, inside one folder or out of the tree", () => {
  const files = {
    "a/x.ts": `import "../b/y"; import "./x2"; import "../../elsewhere"; import "typescript"`,
    "a/x2.ts": `import "./x"`,
    "b/y.test.ts": `import "../a/x"`,
  }
  expect(listCycles(files)).toEqual([])
})

// Features must not import each other at all, which lint says.
test.each(["src/domain", "src/features", "src/leads"])("the folders of %s import each other in no circle", folder => {
  expect(findCycles(listFolderImports(folder))).toEqual([])
})

test("files that come back to themselves are one cycle, whatever lies in the way", () => {
  const root = buildFolder({
    "a/x.ts": `import type { Y } from "../b/y"`,
    "b/y.ts": `import "../c"`,
    "c/index.tsx": `export * from "../a/x"`,
    "d.ts": `import "./a/x"`,
  })
  expect(findCycles(listFileImports([join(root, "d.ts")]))).toEqual([
    ["a/x.ts", "b/y.ts", "c/index.tsx"].map(file => join(root, file)),
  ])
})

// Lint passes over imports of a type.
test.each([
  ["src/gatsby", "src/gatsby/create-pages.ts"],
  ["src/leads", "src/leads/core/ids.ts"],
  ["src/harness", "src/harness/chances.ts"],
  ["tools", "tools/check-content.ts"],
])("no file of %s imports itself, directly or through others, types included", (folder, knownCycles) => {
  const files = listCode(folder)
  expect(files).toContain(knownCycles)
  expect(findCycles(listFileImports(files)).filter(cycle => cycle.some(file => files.includes(file)))).toEqual([])
})
