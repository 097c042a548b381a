import { execFileSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"

/** Settings with which Node, curl and others accept any certificate, in pieces, so that this file has none of them. */
const UNCHECKED = [
  new RegExp(String.raw`NODE_TLS_REJECT_UNAUTHORIZED["'\]\s]*[:=]\s*["']?0`),
  new RegExp(String.raw`rejectUnauthorized["']?\s*:\s*false`),
  new RegExp(String.raw`\bcurl\b.*\s(-k|--insecure)\b`),
]

/** Content isn't searched: it isn't run, and other firms' content isn't covered by tests. */
const OF_THE_FIRM = /^content\//

/** Test files are searched too: a test of a server with its own certificate may trust that one, but not all. */
const files = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
  encoding: "utf8",
})
  .split("\0")
  .filter(file => !OF_THE_FIRM.test(file))
  .filter(file => /\.(m?[jt]sx?|mts|json|toml|ya?ml|md|sh)$|^\.env/.test(file) && existsSync(file))

test("no file has a certificate go unchecked", () => {
  const uncheckedFiles = files.filter(file => UNCHECKED.some(pattern => pattern.test(readFileSync(file, "utf8"))))
  expect(files.length).toBeGreaterThan(300)
  expect(uncheckedFiles).toEqual([])
})

test.each([
  ["in the shell", ["NODE_TLS_REJECT_UNAUTHORIZED", "=0 npm start"]],
  ["in code", ["process.env.NODE_TLS_REJECT_UNAUTHORIZED", ` = "0"`]],
  ["in an object", ["{ NODE_TLS_REJECT_UNAUTHORIZED", `: "0" }`]],
  ["of one request", ["rejectUnauthorized", ": false"]],
])("it would be found %s", (_, pieces) => {
  expect(UNCHECKED.some(pattern => pattern.test(pieces.join("")))).toBe(true)
})
