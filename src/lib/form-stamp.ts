import * as v from "valibot"
import { paths } from "../domain/paths"
import type { Http } from "./http"

/** The server treats anything sent sooner after its stamp as spam, so a quick visitor's form waits this long. */
const LEAST_MS = 3_000

/** The longest that a form waits for a stamp, or for a test to be passed. Then it goes without. */
const PATIENCE_MS = 5_000

/** The server refuses an older stamp. */
const GOOD_FOR_MS = 23 * 60 * 60_000

const stampSchema = v.object({ stamp: v.string(), siteKey: v.nullable(v.string()) })

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
 * tells what to send along: nothing if the server didn't answer, so that no form is held up.
 */
export function collectSpamProof(http: Http, { now, wait }: Clock = browserClock): () => Promise<SpamProof> {
  const stampRequest = http(paths.api.stamp).then(
    ({ body }) => {
      const result = v.safeParse(stampSchema, body)
      return result.success ? { ...result.output, at: now() } : null
    },
    () => null,
  )
  return async () => {
    const answer = await Promise.race([stampRequest, wait(PATIENCE_MS).then(() => null)])
    if (!answer || now() - answer.at > GOOD_FOR_MS) return {}
    const token = answer.siteKey === null ? null : await Promise.race([passTest(answer.siteKey), wait(PATIENCE_MS)])
    const early = LEAST_MS - (now() - answer.at)
    if (early > 0) await wait(early)
    return { formStamp: answer.stamp, ...(token && { turnstileToken: token }) }
  }
}

const passTest = (siteKey: string): Promise<string | null> =>
  import(/* webpackChunkName: "turnstile" */ "./turnstile").then(
    ({ getTurnstileToken: turnstileToken }) => turnstileToken(siteKey),
    () => null,
  )
