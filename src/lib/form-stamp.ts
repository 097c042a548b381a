import * as v from "valibot"
import { paths } from "../domain/paths"
import type { Http } from "./http"

/** The server takes nothing for a person's that comes sooner after its stamp; a quick visitor is kept waiting so long. */
const LEAST_MS = 3_000

/** The longest that a form waits for a stamp, or for a test to be passed. Then it goes without. */
const PATIENCE_MS = 5_000

/** An older stamp would not be believed. */
const GOOD_FOR_MS = 23 * 60 * 60_000

const givenSchema = v.object({ stamp: v.string(), siteKey: v.nullable(v.string()) })

/** What a form takes along when it is sent, for the server to tell people from programs. */
export type SpamProof = { formStamp?: string; turnstileToken?: string }

/** Times in milliseconds, and a way to wait for one. */
type Clock = { now: () => number; wait: (ms: number) => Promise<void> }

const browserClock: Clock = {
  now: () => Date.now(),
  wait: ms => new Promise(resolve => setTimeout(resolve, ms)),
}

/**
 * Call it when a visitor begins with a form: it asks for a stamp. What it gives is called when the form is sent, and
 * tells what to send along: nothing at all when the server did not answer, which holds no form up.
 */
export function collectSpamProof(http: Http, { now, wait }: Clock = browserClock): () => Promise<SpamProof> {
  const given = http(paths.api.stamp).then(
    ({ body }) => {
      const parsed = v.safeParse(givenSchema, body)
      return parsed.success ? { ...parsed.output, at: now() } : null
    },
    () => null,
  )
  return async () => {
    const had = await Promise.race([given, wait(PATIENCE_MS).then(() => null)])
    if (!had || now() - had.at > GOOD_FOR_MS) return {}
    const token = had.siteKey === null ? null : await Promise.race([passTest(had.siteKey), wait(PATIENCE_MS)])
    const early = LEAST_MS - (now() - had.at)
    if (early > 0) await wait(early)
    return { formStamp: had.stamp, ...(token && { turnstileToken: token }) }
  }
}

const passTest = (siteKey: string): Promise<string | null> =>
  import(/* webpackChunkName: "turnstile" */ "./turnstile").then(
    ({ getTurnstileToken: turnstileToken }) => turnstileToken(siteKey),
    () => null,
  )
