import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { checkDrawings, DRAWINGS, findDrawingProblems } from "./check-drawings"

test("all drawings are in one hand, light, and used", () => {
  expect(checkDrawings(".")).toEqual([])
})

test("a drawing is told by its file: what's missing, of no use, too heavy or not on the ground", () => {
  const root = mkdtempSync(join(tmpdir(), "drawings-"))
  cpSync(DRAWINGS, join(root, DRAWINGS), { recursive: true })
  const changeDrawing = (name: string, from: string, to: string) => {
    const file = join(root, DRAWINGS, name)
    writeFileSync(file, readFileSync(file, "utf8").replaceAll(from, to))
  }
  rmSync(join(root, DRAWINGS, "fire.svg"))
  writeFileSync(join(root, DRAWINGS, "extra.svg"), "<svg/>")
  changeDrawing("survey.svg", "M24 208h272", "M24 210h272")
  const noise = Array.from({ length: 2_000 }, (_, i) => ((i * 7919) % 2003).toString(36)).join(" ")
  changeDrawing("gate.svg", "</svg>", `<!--${noise}--></svg>`)
  expect(checkDrawings(root).map(problem => problem.replace(/\d+ bytes/, "N bytes"))).toEqual([
    "static/illustrations/fire.svg: is missing",
    "static/illustrations/gate.svg: it has N bytes compressed; simplify it to 2000 or fewer",
    'static/illustrations/survey.svg: it\'s to be on a ground line, "M24 208h272"',
    "static/illustrations/extra.svg: nothing names it; take it away, or name it in src/domain/content/choices.ts",
  ])
  rmSync(root, { recursive: true })
})

const KIND = { width: 64, height: 64, line: 1.5, mostBytes: 1_000, ground: "M4 60h56" }
const GOOD =
  '<svg viewBox="0 0 64 64" width="64" height="64"><g id="art" stroke-linecap="round" ' +
  'stroke-linejoin="round" style="stroke-width:var(--stroke,1.5);stroke:var(--text,#1e2638)">' +
  '<path style="fill:var(--surface,#fff)" d="M0 0h9"/><path style="fill:var(--accent,#f08080)" d="M0 0h9"/>' +
  '<path d="M4 60h56"/></g></svg>'

test.each<[good: string, changed: string, ...problems: string[]]>([
  ["0 0 64 64", "0 0 64 64"],
  ["0 0 64 64", "0 0 32 32", 'its viewBox is to be "0 0 64 64"'],
  ["1.5", "3", "its lines are to be var(--stroke,1.5) wide, once for all"],
  ["<path ", '<path stroke-width="3;" ', "its lines are to be var(--stroke,1.5) wide, once for all"],
  ["var(--surface,#fff)", "#fff", "#fff is no role of the palette"],
  ["--surface", "--paper", "--paper is no role of the palette"],
  ["--accent", "--text", "one part is to be in the firm's colour, not 0"],
  ["--surface", "--accent", "one part is to be in the firm's colour, not 2"],
  ['linejoin="round"', 'linejoin="miter"', 'its stroke-linejoin is to be "round", once for all'],
  ["M4 60h56", "M4 60v56", 'it\'s to be on a ground line, "M4 60h56"'],
  ["</g>", "<script/></g>", "only svg, g and path are allowed, not script"],
])("of a drawing in which %s is %s its mistakes are told", (good, mistake, ...problems) => {
  expect(findDrawingProblems(GOOD.replace(good, mistake), KIND)).toEqual(problems)
})
