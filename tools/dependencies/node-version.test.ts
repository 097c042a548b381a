import { existsSync, readFileSync } from "node:fs"

const readFileOrEmpty = (file: string): string => (existsSync(file) ? readFileSync(file, "utf8") : "")

test("the npm package, the host and version managers are asked for the same Node", () => {
  const fromNpm = /"node": "(\d+)\.x"/.exec(readFileOrEmpty("package.json"))?.[1]
  const host = /^ *NODE_VERSION = "(\d+)"$/m.exec(readFileOrEmpty("netlify.toml"))?.[1]
  expect(fromNpm).toMatch(/^\d+$/)
  expect({ host, versionManagers: readFileOrEmpty(".nvmrc").trim() }).toEqual({
    host: fromNpm,
    versionManagers: fromNpm,
  })
})
