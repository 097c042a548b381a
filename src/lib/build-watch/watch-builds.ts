import * as v from "valibot"
import { BUILDS, isBuildOfScripts } from "../../domain/builds"
import { createHttp, type Http } from "../http"
import { setNavigationRules } from "../navigation/follow"

const HOUR = 3_600_000

/** A visitor who comes and goes between windows asks no more often than this, in milliseconds. */
const SHORTEST = 60_000

const latestSchema = v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]+$/)) })
const metaSchema = v.object({
  redirects: v.array(v.object({ from: v.string(), to: v.string(), status: v.picklist([301, 302]) })),
})

/** At the origin of the pages, wherever the endpoints are. */
const siteFiles = createHttp()

type Ports = { ask?: Http; setRules?: typeof setNavigationRules }

/**
 * Asks which build is the latest: now, every hour, and when the visitor comes back to the tab. A build that is not this
 * tab's makes the tab stale, with the redirects of the newer build: its next navigation loads the target whole.
 * The first build reported counts as this tab's if it has the scripts that run here. Returns a cleanup function.
 */
export function watchBuilds({ ask = siteFiles, setRules = setNavigationRules }: Ports = {}): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  let knownId: string | null = null
  let askedAt = 0

  async function check(): Promise<void> {
    askedAt = Date.now()
    const { body } = await ask(`${BUILDS.latest}?${askedAt}`, { signal })
    const latest = v.safeParse(latestSchema, body)
    // No answer doesn't mean a new build: the visitor may be offline.
    if (!latest.success || latest.output.id === knownId) return
    const { id } = latest.output
    const isOurs = knownId === null && isBuildOfScripts(id, window.___webpackCompilationHash ?? "")
    knownId = id
    if (isOurs) return
    const redirects = await fetchRedirects(id)
    if (!signal.aborted) setRules({ stale: true, ...(redirects && { redirects }) })
  }

  async function fetchRedirects(id: string) {
    const { status, body } = await ask(BUILDS.meta(id), { signal })
    const meta = v.safeParse(metaSchema, body)
    if (meta.success) return meta.output.redirects
    if (!signal.aborted) console.warn(`${BUILDS.meta(id)} could not be read (status ${status}).`)
    return null
  }

  const onReturn = () => {
    if (document.visibilityState === "visible" && Date.now() - askedAt >= SHORTEST) void check()
  }
  const timer = setInterval(() => void check(), HOUR)
  addEventListener("focus", onReturn, { signal })
  document.addEventListener("visibilitychange", onReturn, { signal })
  void check()
  return () => {
    clearInterval(timer)
    stopping.abort()
  }
}
