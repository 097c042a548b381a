import { existsSync, readdirSync, readFileSync } from "node:fs"

const lines = readFileSync("src/gatsby/internals/README.md", "utf8")
  .split("\n")
  .filter(line => line.startsWith("- [ ] "))

/** Lists our own files that a text names. */
const listNamedFiles = (text = ""): string[] =>
  [...text.matchAll(/`((?:src|e2e)\/[^`]+|gatsby-\w+\.tsx?)`/g)].map(([, file = ""]) => file)

const parts = lines.map(line => {
  const [, relies, proof] = /^- \[ \] [^]+?: (.+), proved by (.+)$/.exec(line) ?? []
  return { line, files: listNamedFiles(relies), tests: listNamedFiles(proof) }
})

/** Gatsby's internal names. The list in the README must have each file of ours that uses one. */
const INTERNAL =
  /___(?:loader|navigate|webpackCompilationHash|gatsby)\b|@gatsbyjs\/reach-router|gatsby_executing_command/

test.each(parts)("$line", ({ files, tests }) => {
  expect(files).not.toEqual([])
  expect(tests).not.toEqual([])
  expect([...files, ...tests].filter(file => !existsSync(file))).toEqual([])
  expect(tests.filter(file => !/\.(?:test|spec)\.tsx?$/.test(file))).toEqual([])
})

test("every file of this folder, and every one that names an internal of Gatsby, is in the list", () => {
  const below = readdirSync("src", { recursive: true, encoding: "utf8" }).map(file => `src/${file}`)
  const code = [...below, ...readdirSync(".").filter(file => file.startsWith("gatsby-"))].filter(
    file => /\.tsx?$/.test(file) && !file.includes(".test.") && file !== "src/gatsby-types.d.ts",
  )
  const mentions = code.filter(
    file => file.startsWith("src/gatsby/internals/") || INTERNAL.test(readFileSync(file, "utf8")),
  )
  expect(mentions).toEqual(
    expect.arrayContaining(["src/gatsby/internals/webpack.ts", "src/lib/build-watch/watch-page-loads.ts"]),
  )
  const listedFiles = parts.flatMap(({ files }) => files)
  expect(mentions.filter(file => !listedFiles.includes(file))).toEqual([])
})
