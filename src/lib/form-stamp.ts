import { useCallback, useEffect, useRef } from "react"
import * as v from "valibot"
import { paths } from "../domain/paths"
import type { Http } from "./http"

/** The server treats anything sent sooner after its stamp as spam, so a fast visitor's form waits this long. */
const LEAST_MS = 3_000

/** The longest time that a form waits for a stamp, or for a test to be passed. After that it's sent without them. */
const PATIENCE_MS = 5_000

/** The server refuses an older stamp. */
const GOOD_FOR_MS = 23 * 60 * 60_000

const stampSchema = v.object({ stamp: v.string(), siteKey: v.nullable(v.string()) })

/** What a form sends so that the server can tell people from programs. */
export type SpamProof = { formStamp?: string; turnstileToken?: string }

const wait = (ms: number) => new Promise<null>(resolve => setTimeout(resolve, ms, null))

/**
 * Requests a stamp when a visitor starts filling in a form. Call the function it returns when the form is sent, to get what
 * to send along. A failed request is made once more then; without an answer it's nothing, so that no form is held up.
 */
export function requestAntiSpamTokens(http: Http): () => Promise<SpamProof> {
  const requestStamp = () =>
    http(paths.api.stamp).then(
      ({ body }) => {
        const result = v.safeParse(stampSchema, body)
        return result.success ? { ...result.output, at: Date.now() } : null
      },
      () => null,
    )
  let stampRequest = requestStamp()
  return async () => {
    const answer = await Promise.race([
      stampRequest.then(stamp => stamp ?? (stampRequest = requestStamp())),
      wait(PATIENCE_MS),
    ])
    if (!answer || Date.now() - answer.at > GOOD_FOR_MS) return {}
    const token =
      answer.siteKey === null ? null : await Promise.race([passTurnstileTest(answer.siteKey), wait(PATIENCE_MS)])
    const early = LEAST_MS - (Date.now() - answer.at)
    if (early > 0) await wait(early)
    return { formStamp: answer.stamp, ...(token && { turnstileToken: token }) }
  }
}

export function useAntiSpamTokens(http: Http): () => Promise<SpamProof> {
  const getTokens = useRef<(() => Promise<SpamProof>) | null>(null)
  useEffect(() => {
    getTokens.current = requestAntiSpamTokens(http)
  }, [http])
  return useCallback(async () => getTokens.current?.() ?? {}, [])
}

const passTurnstileTest = (siteKey: string): Promise<string | null> =>
  import(/* webpackChunkName: "turnstile" */ "./turnstile").then(
    ({ getTurnstileToken: turnstileToken }) => turnstileToken(siteKey),
    () => null,
  )
