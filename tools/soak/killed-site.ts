import { randomBytes } from "node:crypto"
import { createServer } from "node:http"
import { setTimeout as pause } from "node:timers/promises"
import { createReference } from "../../src/domain/reference"
import { paths } from "../../src/domain/paths"
import { startFakeBlobStore } from "../../src/harness/fake-blob-store"
import { getEmailReference, startFakeSmtpServer, type SmtpBehaviour } from "../../src/harness/fake-smtp-server"
import { buildQuoteRequestBody } from "../../src/harness/lead-test-harness"
import { getCommandEnv } from "../run-command"
import { startServerOnLocalhost } from "../start/listen-locally"
import { startServerProcess } from "../start/server-process"

const OFFICE = ["office@example.com", "anna@example.com"]
const LEADS = 40
const LONGEST_START_MS = 120_000
const MOST_ROUNDS = 10
const POLL_MS = 20

/** A hang, a cut line, a lost answer, refusals for now and for good, and a full mailbox of one address. */
const FAULTS: readonly SmtpBehaviour[] = [
  ...(["silent", "drop", "lost"] as const),
  ...[{ recipient: 450 }, { email: 421 }, { email: 554 }, { recipient: 452, of: OFFICE[0] }],
]

/** What the mail server does while lead `n` comes. */
function chooseFault(n: number): SmtpBehaviour {
  if (KILLED[n]) return KILLED[n]
  return (n < OTHER_SERVERS.from && n % 2 === 0 ? FAULTS[(n / 2) % FAULTS.length] : undefined) ?? "take"
}

/** The leads during whose delivery the process is killed: before an email is taken, and after, before that's known. */
const KILLED: Readonly<Record<number, SmtpBehaviour>> = { 13: "silent", 27: "hold" }

/** The first leads that find a server which can't encrypt, one that refuses connections, and the right one again. */
const OTHER_SERVERS = { from: 28, refusing: 31, until: 34 }

/** Sends lead `n`: a request, a message, feedback, or the end of all email. @returns its reference. */
async function sendLead(site: string, n: number): Promise<string> {
  const email = `visitor-${n}@private.example`
  const kinds = [
    { path: paths.api.quotes, body: buildQuoteRequestBody({ email }) },
    { path: paths.api.contact, body: { name: "Zephyrine", email, message: `Message ${n}` } },
    { path: paths.api.feedback, body: { rating: "4", message: `Fine ${n}` } },
    { path: paths.api.unsubscribe, body: { email } },
  ]
  const { path, body } = kinds[n % kinds.length] ?? { path: "", body: {} }
  const headers = { "content-type": "application/json", "idempotency-key": `lead-${n}-of-a-killed-site` }
  const answer = await fetch(site + path, { method: "POST", headers, body: JSON.stringify(body) })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`Lead ${n} was answered ${answer.status}: ${text}`)
  return createReference(String(JSON.parse(text).id))
}

/**
 * Sends 40 mixed leads to a site whose only variables are a mail server and two addresses of its office, through 20 faults of the
 * mail server, while its process is killed twice (SIGKILL). Then all is well, and sweeps run until nothing waits. Returns counts.
 */
export async function sendTestLeadsToKilledSite() {
  const blobs = await startFakeBlobStore()
  const smtp = await startFakeSmtpServer()
  const { url, port, stop: freePort } = await startServerOnLocalhost(createServer())
  await freePort()
  const LEAD_ID_SECRET = randomBytes(32).toString("base64")
  const startSite = (SMTP_URL: string) => {
    const NETLIFY_BLOBS_CONTEXT = Buffer.from(JSON.stringify(blobs.connection)).toString("base64")
    const variables = { LEAD_ID_SECRET, SMTP_URL, LEAD_EMAIL: OFFICE.join(), LEAD_WEBHOOK_URL: undefined }
    return startServerProcess("tsx", ["tools/soak/site-process.ts"], {
      ...{ cwd: ".", url: `${url}/idle`, longestStart: LONGEST_START_MS },
      env: getCommandEnv({ ...variables, NETLIFY_BLOBS_CONTEXT, PORT: String(port) }),
    })
  }
  const countLeadEmails = () => smtp.posted.filter(getEmailReference).length
  const waitUntil = async (isDone: () => boolean) => {
    while (!isDone()) await pause(POLL_MS)
  }
  let site = await startSite(smtp.url)
  const restartSite = async (mailServer: string) => {
    await site.kill()
    site = await startSite(mailServer)
  }
  const references: string[] = []
  const counts = { accepted: 0, faults: 0, killed: 0, lostAnswers: 0 }
  for (let n = 0; n < LEADS; n += 1) {
    if (n === OTHER_SERVERS.from) await restartSite(smtp.url.replace("127.0.0.1", "[::ffff:127.0.0.1]"))
    if (n === OTHER_SERVERS.refusing) await restartSite("smtp://127.0.0.1:1")
    if (n === OTHER_SERVERS.until) await restartSite(smtp.url)
    const fault = chooseFault(n)
    smtp.behave(fault)
    const [connections, emails] = [smtp.connections(), countLeadEmails()]
    references.push(await sendLead(url, n))
    if (KILLED[n]) {
      await waitUntil(() => (fault === "hold" ? countLeadEmails() > emails : smtp.connections() > connections))
      await restartSite(smtp.url)
      counts.killed += 1
    } else await fetch(`${url}/idle`)
    if ((fault !== "take" && !KILLED[n]) || (n >= OTHER_SERVERS.from && n < OTHER_SERVERS.until)) counts.faults += 1
    if (fault === "lost" || fault === "hold") counts.lostAnswers += countLeadEmails() - emails
  }

  smtp.behave("take")
  const listWaitingKeys = () => ["pending", "hook-pending"].flatMap(blobs.keys)
  for (let round = 0; round < MOST_ROUNDS && listWaitingKeys().length > 0; round += 1) {
    for (const collection of ["pending", "hook-pending"])
      for (const key of blobs.keys(collection)) {
        const due = { ...Object(blobs.value(collection, key)), dueAt: new Date(0).toISOString(), leaseUntil: null }
        blobs.seed(collection, "production", key, JSON.stringify({ nonce: `due-${round}`, value: due }))
      }
    await fetch(`${url}/redeliver`, { method: "POST" })
    await fetch(`${url}/idle`)
  }
  await site.kill()
  await smtp.stop()
  await blobs.stop()
  const listEmailed = (address: string) =>
    smtp.posted.flatMap(mail => (mail.to === address ? (getEmailReference(mail) ?? []) : []))
  const emailed = OFFICE.map(listEmailed)
  return {
    ...{ ...counts, accepted: new Set(references).size, submitted: LEADS },
    /** Accepted, but an address never got it: must be 0. */
    lost: emailed.flatMap(list => references.filter(reference => !list.includes(reference))).length,
    /** Emails that an address had already: no more than those whose answer the site never got. */
    duplicates: countLeadEmails() - OFFICE.length * LEADS,
    /** Still waiting, or given up: must be 0. */
    left: [...listWaitingKeys(), ...["dead", "hook-dead"].flatMap(blobs.keys)].length,
  }
}
