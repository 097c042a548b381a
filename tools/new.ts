import { problemsIn } from "./content/problems-in"
import { NEW_KINDS, createEntry, getReasonNotBuilt } from "./new/new-entry"

const [kind, slug, ...more] = process.argv.slice(2)

function make(): string[] {
  if (kind === undefined || slug === undefined || more.length > 0)
    return [`npm run new -- <kind> <name>, where the kind is one of ${NEW_KINDS.join(", ")}.`]
  const made = createEntry(kind, slug, "content")
  if (!made.ok) return [made.message]
  process.stdout.write(`content/${made.file} is made. Replace its words, then run npm run check:content.\n`)
  const why = getReasonNotBuilt(made.file, "content")
  if (why !== null) process.stdout.write(`${why}\n`)
  return problemsIn(".", made.file)
}

const complaints = make()
if (complaints.length > 0) {
  process.stderr.write(`${complaints.join("\n")}\n`)
  process.exitCode = 1
}
