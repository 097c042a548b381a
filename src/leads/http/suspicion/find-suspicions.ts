import * as v from "valibot"
import { getMailbox } from "../../../domain/lead/subscription"
import { createHashKey } from "../../core/ids"
import { waitWithTimeout } from "../../core/keep-within"
import type { Call, LeadPorts } from "../../core/ports"
import { checkSignedFormTimestamp } from "./form-stamp"

const MINUTE_MS = 60_000

/**
 * The points that each suspicion counts. A browser without JavaScript sends no stamp and passes no test. It gets one
 * point for both together, so this alone doesn't hold a lead. Anything that no ordinary visitor does is enough to hold
 * it.
 */
const POINTS = {
  "no-stamp": 1,
  "no-challenge": 1,
  "many-in-a-minute": 1,
  honeypot: 2,
  "stamp-forged": 2,
  "stamp-too-young": 2,
  "stamp-too-old": 2,
  "stamp-reused": 2,
  "many-in-an-hour": 2,
  "many-to-an-address": 2,
  "challenge-failed": 2,
  "challenge-unreachable": 2,
} as const

export type Suspicion = keyof typeof POINTS

/** A lead with this many points is held for a person instead of being delivered. */
const ENOUGH = 2

/** The most leads from one client, this one included, that aren't suspicious. */
const MOST_IN_A_MINUTE = 5
const MOST_IN_AN_HOUR = 20
/** The most quote requests with one email address in an hour, this one included, that aren't suspicious. */
const MOST_TO_AN_ADDRESS = 5
/** The most leads with one form stamp, this one included, that aren't suspicious. */
const MOST_PER_STAMP = 4

/** What a form sends for the spam checks in addition to its answers. Empty text means the same as `null`. */
export type SpamProof = { honeypot: string; formStamp: string | null; turnstileToken: string | null }

/**
 * Finds why a lead looks like spam. Without a suspicion, deliver it at once. Otherwise it's held for a person, and its
 * sender is answered as usual. Never throws, and delays an answer by at most half a second, not counting the challenge.
 *
 * @param mailTo The address that an email about the lead goes to; `null` for none.
 */
export async function findSpamSuspicions(
  ports: LeadPorts,
  call: Call,
  spamProof: SpamProof,
  mailTo: string | null = null,
): Promise<readonly Suspicion[]> {
  const suspicions = (
    await Promise.all([
      checkFormTimestampForSpam(ports, call, spamProof),
      checkSubmissionRates(ports, call, mailTo),
      checkSpamChallenge(ports, call, spamProof),
    ])
  ).flat()
  const all: Suspicion[] = spamProof.honeypot === "" ? suspicions : ["honeypot", ...suspicions]
  return all.reduce((points, suspicion) => points + POINTS[suspicion], 0) >= ENOUGH ? all : []
}

async function checkFormTimestampForSpam(ports: LeadPorts, call: Call, { formStamp }: SpamProof): Promise<Suspicion[]> {
  const judgement = checkSignedFormTimestamp(ports.idSecret, formStamp, ports.now())
  if (judgement === "missing") return ["no-stamp"]
  if (judgement !== "fine") return [`stamp-${judgement}`]
  const uses = await recordAndListRecentSubmissions(ports, call, "stamp", formStamp ?? "")
  return uses.length > MOST_PER_STAMP ? ["stamp-reused"] : []
}

/** Addresses of a developer's own machine. If the site runs there, every client has one of them. */
const THIS_MACHINE: readonly string[] = ["127.0.0.1", "::1", "::ffff:127.0.0.1"]

const isUnknownClient = ({ ip }: Call): boolean => ip === "" || THIS_MACHINE.includes(ip)

/** Whether a client has now done something, called `purpose`, more than `most` times in an hour. Never throws. */
export async function isCallingTooOften(ports: LeadPorts, call: Call, purpose: string, most: number): Promise<boolean> {
  if (isUnknownClient(call)) return false
  return (await recordAndListRecentSubmissions(ports, call, purpose, call.ip)).length > most
}

/**
 * Checks how often a client has called, by the address from Netlify, since headers from the client are never trusted, and how
 * often quotes were requested for an email address, from whichever clients.
 */
async function checkSubmissionRates(ports: LeadPorts, call: Call, mailTo: string | null): Promise<Suspicion[]> {
  if (isUnknownClient(call)) return []
  const [times, toAddress] = await Promise.all([
    recordAndListRecentSubmissions(ports, call, "client", call.ip),
    mailTo === null ? [] : recordAndListRecentSubmissions(ports, call, "address", getMailbox(mailTo)),
  ])
  const many: Suspicion[] = toAddress.length > MOST_TO_AN_ADDRESS ? ["many-to-an-address"] : []
  const inThisMinute = times.filter(time => time > ports.now().getTime() - MINUTE_MS)
  if (times.length > MOST_IN_AN_HOUR) return ["many-in-an-hour", ...many]
  return inThisMinute.length > MOST_IN_A_MINUTE ? ["many-in-a-minute", ...many] : many
}

async function checkSpamChallenge(
  { challenge, alert }: LeadPorts,
  { ip, waitUntil }: Call,
  spamProof: SpamProof,
): Promise<Suspicion[]> {
  if (!challenge) return []
  if (!spamProof.turnstileToken) return spamProof.formStamp ? ["no-challenge"] : []
  const result = await challenge(spamProof.turnstileToken, ip)
  if (result === "unreachable") waitUntil(alert("challenge"))
  return result === "passed" ? [] : [`challenge-${result}`]
}

const WINDOW_MS = 60 * 60_000
const MOST_KEPT = 30

const countsSchema = v.nullable(v.object({ at: v.array(v.number()) }))

/**
 * Records a call, and returns when calls with the same `parts` came within the last hour, this one included, in
 * milliseconds since 1970. They're in the `counts` collection under an HMAC of `parts` and the day, so the record
 * reveals nothing and is of no use tomorrow. Two simultaneous calls may not see each other. If the store fails or is
 * slow, only this call is returned.
 */
async function recordAndListRecentSubmissions(
  ports: LeadPorts,
  call: Call,
  ...parts: readonly string[]
): Promise<readonly number[]> {
  const { store, idSecret, limits } = ports
  const now = ports.now()
  const createDayKey = (ms: number) =>
    createHashKey(idSecret, "counts", new Date(ms).toISOString().slice(0, 10), ...parts)
  const key = createDayKey(now.getTime())
  // The first call of a day takes over those of the hour before.
  const earlierCalls = store
    .get("counts", key)
    .then(record => record ?? store.get("counts", createDayKey(now.getTime() - WINDOW_MS)))
    .then(record => v.parse(countsSchema, record)?.at ?? [])
  // The store must not delay an answer for the sake of a count.
  const before = await waitWithTimeout(limits.countMs, earlierCalls).catch(() => [])
  const at = [...before, now.getTime()].filter(time => Math.abs(now.getTime() - time) < WINDOW_MS).slice(-MOST_KEPT)
  call.waitUntil(store.put("counts", key, { at }).catch(() => undefined))
  return at
}
