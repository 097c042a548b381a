import * as v from "valibot"
import { BUILDS, isBuildOfScripts } from "../../domain/builds"
import { createHttpClient, type Http } from "../http"
import { setNavigationRules } from "../navigation/follow"

const HOUR = 3_600_000

/** The least time between two checks for a visitor who switches between windows, in milliseconds. */
const SHORTEST = 60_000

const latestSchema = v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]+$/)) })
const metaSchema = v.object({
  redirects: v.array(v.object({ from: v.string(), to: v.string(), status: v.picklist([301, 302]) })),
})

const siteFiles = createHttpClient()

type Ports = { ask?: Http; setRules?: typeof setNavigationRules }

/**
 * Checks which build is the latest: now, every hour, and when the visitor comes back to the tab. If it isn't this tab's build,
 * the tab becomes stale and gets the redirects of the newer build: its next navigation is a full page load. The first build
 * that's reported counts as this tab's if it has the scripts that run here. Returns a cleanup function.
 */
export function watchForNewSiteBuilds({ ask = siteFiles, setRules = setNavigationRules }: Ports = {}): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  let knownId: string | null = null
  let askedAt = 0

  async function checkLatestBuild(): Promise<void> {
    askedAt = Date.now()
    const { body } = await ask(`${BUILDS.latest}?${askedAt}`, { signal })
    const latest = v.safeParse(latestSchema, body)
    // Without an answer the visitor may be offline, so it doesn't mean that there's a new build.
    if (!latest.success || latest.output.id === knownId) return
    const { id } = latest.output
    const isOurs = knownId === null && isBuildOfScripts(id, window.___webpackCompilationHash ?? "")
    knownId = id
    if (isOurs) return
    const redirects = await fetchBuildRedirects(id)
    if (!signal.aborted) setRules({ stale: true, ...(redirects && { redirects }) })
  }

  async function fetchBuildRedirects(id: string) {
    const { status, body } = await ask(BUILDS.meta(id), { signal })
    const meta = v.safeParse(metaSchema, body)
    if (meta.success) return meta.output.redirects
    if (!signal.aborted) console.warn(`${BUILDS.meta(id)} could not be read (status ${status}).`)
    return null
  }

  const onReturn = () => {
    if (document.visibilityState === "visible" && Date.now() - askedAt >= SHORTEST) void checkLatestBuild()
  }
  const timer = setInterval(() => void checkLatestBuild(), HOUR)
  addEventListener("focus", onReturn, { signal })
  document.addEventListener("visibilitychange", onReturn, { signal })
  void checkLatestBuild()
  return () => {
    clearInterval(timer)
    stopping.abort()
  }
}
