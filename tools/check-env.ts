import { forProduction } from "./env/for-production"

/** `npm run check:env`: whether the variables of now would do for the public site. Ends with 1 when one would not. */
const { problems, notes } = forProduction(process.env)
for (const note of notes) process.stdout.write(`note: ${note}\n`)
for (const problem of problems) process.stderr.write(`${problem}\n`)
if (problems.length > 0) {
  process.stderr.write(`\n${problems.length} to put right in the site's environment variables.\n`)
  process.exitCode = 1
} else {
  process.stdout.write("The environment will do.\n")
}
