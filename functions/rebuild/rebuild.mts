import type { Config } from "@netlify/functions"
import { checkPublicAddress } from "../../src/leads/outgoing/public-address"
import { createPublicFetch, type PublicFetch } from "../../src/leads/outgoing/public-fetch"

/** A host that has not answered by then is asked again the next day. */
const LONGEST_WAIT_MS = 10_000

/**
 * Asks the host to build the site again, so that its pages are those of the day: without scripts too, an offer that has
 * ended is gone and figures that have begun are worked with. Gives false when there is no hook to ask.
 *
 * @param hook Address of a build hook. It is a secret, since whoever knows it can start builds.
 * @throws Error that does not name the hook, when it is no https address of a public host or the host did not take the request.
 */
export async function askForBuild(hook: string | undefined, send: PublicFetch): Promise<boolean> {
  if (!hook) return false
  const problem = checkPublicAddress(hook)
  if (problem) throw new Error(`BUILD_HOOK_URL ${problem}. See .env.example`)
  const signal = AbortSignal.timeout(LONGEST_WAIT_MS)
  const answer = await send(hook, { method: "POST", redirect: "manual", signal }).catch(() => null)
  if (!answer?.ok) throw new Error(`The build hook refused the request: ${answer?.status ?? "no answer"}`)
  return true
}

export default async (): Promise<void> => void (await askForBuild(process.env.BUILD_HOOK_URL, createPublicFetch()))

/** In UTC: ten minutes past midnight in Brisbane, and in Sydney and Melbourne by standard time; an hour later in summer. */
export const config: Config = { schedule: "10 14 * * *" }
