import * as v from "valibot"
import { createStoreId } from "../../core/ids"
import { keepWithin } from "../../core/keep-within"
import type { Call, LeadPorts } from "../../core/ports"
import { judgeStamp } from "./form-stamp"

const MINUTE_MS = 60_000

/**
 * How much each suspicion weighs. A browser without JavaScript brings no stamp and passes no test: one point for both,
 * so that this alone doesn't hold a lead. Whatever no ordinary visitor does is enough to hold it.
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
  "challenge-failed": 2,
  "challenge-unreachable": 2,
} as const

export type Suspicion = keyof typeof POINTS

/** A lead with this many points is held for a person instead of being delivered. */
const ENOUGH = 2

/** From one client, this one included. */
const MOST_IN_A_MINUTE = 5
const MOST_IN_AN_HOUR = 20
/** With one stamp, this one included. */
const MOST_PER_STAMP = 4

/** What the form brought other than the answers; empty text and `null` are the same. */
export type SpamProof = { honeypot: string; formStamp: string | null; turnstileToken: string | null }

/**
 * Why a lead looks like junk. Empty: deliver it at once. Otherwise it is held for a person, and its sender is answered
 * as usual. Never throws, and adds at most half a second to an answer, the challenge aside.
 */
export async function findSuspicions(
  ports: LeadPorts,
  call: Call,
  spamProof: SpamProof,
): Promise<readonly Suspicion[]> {
  const suspicions = (
    await Promise.all([
      checkStamp(ports, call, spamProof),
      checkClient(ports, call),
      checkChallenge(ports, call, spamProof),
    ])
  ).flat()
  const all: Suspicion[] = spamProof.honeypot === "" ? suspicions : ["honeypot", ...suspicions]
  return all.reduce((points, suspicion) => points + POINTS[suspicion], 0) >= ENOUGH ? all : []
}

async function checkStamp(ports: LeadPorts, call: Call, { formStamp }: SpamProof): Promise<Suspicion[]> {
  const judgement = judgeStamp(ports.idSecret, formStamp, ports.now())
  if (judgement === "missing") return ["no-stamp"]
  if (judgement !== "fine") return [`stamp-${judgement}`]
  const uses = await recordRecentCall(ports, call, "stamp", formStamp ?? "")
  return uses.length > MOST_PER_STAMP ? ["stamp-reused"] : []
}

/** Where the site runs on a developer's machine, everybody comes from there. */
const THIS_MACHINE: readonly string[] = ["127.0.0.1", "::1", "::ffff:127.0.0.1"]

/** Netlify names the client; a header that the client itself sends is never believed. */
async function checkClient(ports: LeadPorts, call: Call): Promise<Suspicion[]> {
  if (!call.ip || THIS_MACHINE.includes(call.ip)) return []
  const times = await recordRecentCall(ports, call, "client", call.ip)
  if (times.length > MOST_IN_AN_HOUR) return ["many-in-an-hour"]
  const inThisMinute = times.filter(time => time > ports.now().getTime() - MINUTE_MS)
  return inThisMinute.length > MOST_IN_A_MINUTE ? ["many-in-a-minute"] : []
}

async function checkChallenge(
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
 * When the same thing came before within the last hour, this time included, as milliseconds since 1970. Kept on the
 * `counts` collection under an HMAC of `parts` and the day, so that the record tells nothing and is of no use tomorrow.
 * Two calls at the same moment may not see each other. If the store fails or is slow, there are no earlier calls.
 */
async function recordRecentCall(ports: LeadPorts, call: Call, ...parts: readonly string[]): Promise<readonly number[]> {
  const { store, idSecret, limits } = ports
  const now = ports.now()
  const key = createStoreId(idSecret, "counts", now.toISOString().slice(0, 10), ...parts)
  const earlierCalls = store.get("counts", key).then(record => v.parse(countsSchema, record)?.at ?? [])
  // The store must not delay an answer for the sake of a count.
  const before = await keepWithin(limits.countMs, earlierCalls).catch(() => [])
  const at = [...before, now.getTime()].filter(time => time > now.getTime() - WINDOW_MS).slice(-MOST_KEPT)
  call.waitUntil(store.put("counts", key, { at }).catch(() => undefined))
  return at
}
