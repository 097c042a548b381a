/** A host that has not answered by then is asked again the next day. */
const LONGEST_WAIT_MS = 10_000

/**
 * Asks the host to build the site again, so that its pages are those of the day: without scripts too, an offer that has
 * ended is gone and figures that have begun are worked with. Gives false when there is no hook to ask.
 *
 * @param hook Address of a build hook. It is a secret, since whoever knows it can start builds.
 * @throws Error that does not name the hook, when it is no https address or the host did not take the request.
 */
export async function askForBuild(hook: string | undefined, send: typeof fetch): Promise<boolean> {
  if (!hook) return false
  if (!hook.startsWith("https://")) throw new Error("BUILD_HOOK_URL must begin with https://. See .env.example")
  const answer = await send(hook, { method: "POST", signal: AbortSignal.timeout(LONGEST_WAIT_MS) }).catch(() => null)
  if (!answer?.ok) throw new Error(`The build hook was asked in vain: ${answer?.status ?? "no answer"}`)
  return true
}
