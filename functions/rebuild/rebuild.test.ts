import type { PublicFetch } from "../../src/leads/outgoing/public-fetch"
import { requestSiteBuild } from "./rebuild.mts"

const HOOK = "https://builds.example.com/hook-7f3a"

const urls: string[] = []
beforeEach(() => void urls.splice(0))

const createBuildHookFetch =
  (status: number): PublicFetch =>
  async address => {
    urls.push(address)
    return new Response(null, { status })
  }

const sendInVain: PublicFetch = () => Promise.reject(new Error(`no route to ${HOOK}`))

test("the host is asked once", async () => {
  expect(await requestSiteBuild(HOOK, createBuildHookFetch(200))).toBe(true)
  expect(urls).toEqual([HOOK])
})

test.each([undefined, ""])("without a hook (%p) nobody is asked", async hook => {
  expect(await requestSiteBuild(hook, createBuildHookFetch(200))).toBe(false)
  expect(urls).toEqual([])
})

test.each([
  ["a host that refuses", createBuildHookFetch(404), "The build hook refused the request: 404"],
  ["a host that answers with a redirect", createBuildHookFetch(302), "The build hook refused the request: 302"],
  ["a host that is silent", sendInVain, "The build hook refused the request: no answer"],
])("%s is an error that does not tell the hook", async (_, send, message) => {
  await expect(requestSiteBuild(HOOK, send)).rejects.toThrow(new Error(message))
})

test.each(["https://user:pass@builds.example.com/hook", "http://builds.example.com/hook"])(
  "a hook at %s is refused, without a word of it",
  async hook => {
    const error = await requestSiteBuild(hook, createBuildHookFetch(200)).catch((reason: Error) => reason)
    expect(String(error)).toMatch(/^Error: BUILD_HOOK_URL .* See \.env\.example$/)
    expect(String(error)).not.toContain("/hook")
    expect(urls).toEqual([])
  },
)
