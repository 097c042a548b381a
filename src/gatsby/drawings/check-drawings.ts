import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { brotliCompressSync, constants } from "node:zlib"
import { ILLUSTRATIONS, MINIATURES, SCENES, STAMPS } from "../../domain/content/choices"
import { findDrawingProblems, type DrawingKind } from "./drawing-problems"

/** The folder of the drawings, relative to the project's root. */
export const DRAWINGS = "static/illustrations"

const KINDS: readonly (readonly [DrawingKind, readonly string[]])[] = [
  [{ width: 320, height: 240, line: 2, mostBytes: 2_000, ground: "M24 208h272" }, ILLUSTRATIONS],
  [{ width: 560, height: 240, line: 2, mostBytes: 4_000, ground: "M0 208h560" }, SCENES],
  [{ width: 200, height: 120, line: 1.5, mostBytes: 1_000, ground: null }, MINIATURES],
  [{ width: 64, height: 64, line: 1.5, mostBytes: 1_000, ground: null }, STAMPS],
]

const countCompressedBytes = (svg: string): number =>
  brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).length

/** Finds the problems of the drawings of the project in `root`, including missing files, as one sentence each. */
export function checkDrawings(root: string): string[] {
  const folder = join(root, DRAWINGS)
  const drawings = KINDS.flatMap(([kind, names]) => names.map(name => ({ file: `${name}.svg`, kind })))
  const files = drawings.map(({ file }) => file)
  const unusedFiles = readdirSync(folder).filter(file => !files.includes(file))
  return [
    ...drawings.flatMap(({ file, kind }) =>
      checkDrawing(join(folder, file), kind).map(problem => `${DRAWINGS}/${file}: ${problem}`),
    ),
    ...unusedFiles.map(
      file => `${DRAWINGS}/${file}: nothing names it; take it away, or name it in src/domain/content/choices.ts`,
    ),
  ]
}

function checkDrawing(path: string, kind: DrawingKind): string[] {
  if (!existsSync(path)) return ["is missing"]
  const svg = readFileSync(path, "utf8")
  const bytes = countCompressedBytes(svg)
  return [
    ...findDrawingProblems(svg, kind),
    ...(bytes > kind.mostBytes ? [`it has ${bytes} bytes compressed; simplify it to ${kind.mostBytes} or fewer`] : []),
  ]
}
