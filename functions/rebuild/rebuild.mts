import type { Config } from "@netlify/functions"
import { findPublicUrlProblem } from "../../src/leads/outgoing/public-address"
import { createPublicInternetFetch, type PublicFetch } from "../../src/leads/outgoing/public-fetch"

/** Time limit of the request to the host. If it doesn't answer by then, it's asked again the next day. */
const LONGEST_WAIT_MS = 10_000

/**
 * Asks the host to build the site again, so that its pages are up to date: even without scripts, offers that have ended
 * are gone and figures that have begun are used. Resolves to false if there's no hook.
 *
 * @param hook Address of a build hook. It's a secret, since anyone who knows it can start builds.
 * @throws Error that doesn't contain the hook, if it isn't an https address of a public host or the host didn't accept
 * the request.
 */
export async function requestSiteBuild(hook: string | undefined, send: PublicFetch): Promise<boolean> {
  if (!hook) return false
  const problem = findPublicUrlProblem(hook)
  if (problem) throw new Error(`BUILD_HOOK_URL ${problem}. See .env.example`)
  const signal = AbortSignal.timeout(LONGEST_WAIT_MS)
  const answer = await send(hook, { signal }).catch(() => null)
  if (!answer?.ok) throw new Error(`The build hook refused the request: ${answer?.status ?? "no answer"}`)
  return true
}

export default async (): Promise<void> =>
  void (await requestSiteBuild(process.env.BUILD_HOOK_URL, createPublicInternetFetch()))

/** 14:10 UTC: ten past midnight in Brisbane, and in Sydney and Melbourne except in summer, when it's an hour later. */
export const config: Config = { schedule: "10 14 * * *" }
