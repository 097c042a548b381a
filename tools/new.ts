import { resolve } from "node:path"
import { checkContent } from "../src/gatsby/check-content"
import { handMadeRoutes } from "../src/gatsby/hand-made-routes"
import { lineFor } from "../src/gatsby/problem"
import { NEW_KINDS, newEntry } from "./new/new-entry"

const CONTENT = "content"

const [kind, slug, ...more] = process.argv.slice(2)

function make(): string[] {
  if (kind === undefined || slug === undefined || more.length > 0)
    return [`npm run new -- <kind> <name>, where the kind is one of ${NEW_KINDS.join(", ")}.`]
  const made = newEntry(kind, slug, CONTENT)
  if (!made.ok) return [made.message]
  process.stdout.write(`content/${made.file} is made. Replace its words, then run npm run check:content.\n`)
  const problems = checkContent(CONTENT, handMadeRoutes(resolve("src/pages")))
  return problems.filter(({ file }) => file === made.file).map(lineFor)
}

const complaints = make()
if (complaints.length > 0) {
  process.stderr.write(`${complaints.join("\n")}\n`)
  process.exitCode = 1
}
