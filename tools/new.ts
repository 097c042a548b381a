import { listProblems } from "./content/list-problems"
import { NEW_KINDS, createEntry, getReasonNotBuilt } from "./new/new-entry"

const [kind, slug, ...more] = process.argv.slice(2)

function make(): string[] {
  if (kind === undefined || slug === undefined || more.length > 0)
    return [`npm run new -- <kind> <name>, where the kind is one of ${NEW_KINDS.join(", ")}.`]
  const result = createEntry(kind, slug, "content")
  if (!result.ok) return [result.message]
  process.stdout.write(`content/${result.file} is made. Replace its words, then run npm run check:content.\n`)
  const why = getReasonNotBuilt(result.file, "content")
  if (why !== null) process.stdout.write(`${why}\n`)
  return listProblems(".", result.file)
}

const complaints = make()
if (complaints.length > 0) {
  process.stderr.write(`${complaints.join("\n")}\n`)
  process.exitCode = 1
}
