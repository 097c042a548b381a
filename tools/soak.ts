import { sendTestLeadsDuringFaults } from "./soak/soak-leads"

const SUBMISSIONS = 2_000
const SEED = 20261121

/**
 * `npm run test:all -- --only soak`. Ends with exit code 1 if a lead was lost, went astray or was sent twice without
 * need.
 */
async function runSoakTest(): Promise<void> {
  const startTime = performance.now()
  const counts = await sendTestLeadsDuringFaults(SUBMISSIONS, SEED)
  console.log(`seed ${SEED}, ${Math.round((performance.now() - startTime) / 1000)} s`)
  for (const [what, count] of Object.entries(counts)) console.log(`${String(count).padStart(6)}  ${what}`)

  const { accepted, delivered, lost, left, lostToOthers, astray, duplicates, lostAcknowledgements } = counts
  const isKept =
    accepted === delivered && lost + left + lostToOthers + astray === 0 && duplicates <= lostAcknowledgements
  console.log(
    isKept
      ? "\nok: accepted = delivered, nothing lost, nothing astray"
      : "\nBAD: a lead was lost, went astray, or was sent twice without need",
  )
  if (!isKept) process.exitCode = 1
}

void runSoakTest()
