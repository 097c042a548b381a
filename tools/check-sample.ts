import { findLeftoverSampleTexts } from "../src/gatsby/sample/sample-traces"
import { formatProblem, readContent } from "../src/gatsby/read-content"
import { reportCheckResult } from "./run-command"

type Variables = Readonly<Record<string, string | undefined>>

export const listSampleProblems = (content: string, variables: Variables): string[] =>
  variables.ALLOW_SAMPLE === "1" ? [] : findLeftoverSampleTexts(readContent(content).files).map(formatProblem)

/** `npm run check:sample`: checks that all content is the firm's own. Ends with exit code 1 if sample content is left. */
function checkNoSampleContentRemains(): void {
  reportCheckResult(
    listSampleProblems("content", process.env),
    "left of the sample firm. Run npm run rebrand, or set ALLOW_SAMPLE=1 to publish the sample.",
    process.env.ALLOW_SAMPLE === "1" ? "Samples are allowed." : "Nothing of the sample is left.",
  )
}

if (require.main === module) checkNoSampleContentRemains()
