import { listContentProblems } from "./content/list-problems"
import { NEW_KINDS, createContentFile, getMissingPageReason } from "./new/new-entry"

const [kind, slug, ...more] = process.argv.slice(2)

function runCreateContentCommand(): string[] {
  if (kind === undefined || slug === undefined || more.length > 0)
    return [`npm run new -- <kind> <name>, where the kind is one of ${NEW_KINDS.join(", ")}.`]
  const result = createContentFile(kind, slug, "content")
  if (!result.ok) return [result.message]
  process.stdout.write(`content/${result.file} is made. Replace its words, then run npm run check:content.\n`)
  const why = getMissingPageReason(result.file, "content")
  if (why !== null) process.stdout.write(`${why}\n`)
  return listContentProblems(".", result.file)
}

const complaints = runCreateContentCommand()
if (complaints.length > 0) {
  process.stderr.write(`${complaints.join("\n")}\n`)
  process.exitCode = 1
}
