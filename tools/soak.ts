import { sendTestLeadsToKilledSite } from "./soak/killed-site"
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
  printCounts(`seed ${SEED}, ${Math.round((performance.now() - startTime) / 1000)} s`, counts)
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

/** The same for a site without a webhook, whose process is killed. */
async function runKilledSiteTest(): Promise<void> {
  const counts = await sendTestLeadsToKilledSite()
  printCounts("\nA site whose office gets its leads by email, killed twice", counts)
  const { submitted, accepted, lost, left, duplicates, lostAnswers } = counts
  const isKept = accepted === submitted && lost + left === 0 && duplicates <= lostAnswers
  console.log(
    isKept ? "\nok: each address has each lead" : "\nBAD: an address lacks a lead, or got one twice without need",
  )
  if (!isKept) process.exitCode = 1
}

function printCounts(title: string, counts: Readonly<Record<string, number>>): void {
  console.log(title)
  for (const [what, count] of Object.entries(counts)) console.log(`${String(count).padStart(6)}  ${what}`)
}

void runSoakTest().then(runKilledSiteTest)
