import { requestSiteBuild } from "./rebuild.mts"

const HOOK = "https://builds.example.com/hook-7f3a"

const urls: string[] = []
beforeEach(() => void urls.splice(0))

const createBuildHookFetch =
  (status: number): typeof fetch =>
  async (address, init) => {
    urls.push(`${init?.method} ${String(address)}`)
    return new Response(null, { status })
  }

const sendInVain: typeof fetch = () => Promise.reject(new Error(`no route to ${HOOK}`))

test("the host is asked once, by POST", async () => {
  expect(await requestSiteBuild(HOOK, createBuildHookFetch(200))).toBe(true)
  expect(urls).toEqual([`POST ${HOOK}`])
})

test.each([undefined, ""])("without a hook (%p) nobody is asked", async hook => {
  expect(await requestSiteBuild(hook, createBuildHookFetch(200))).toBe(false)
  expect(urls).toEqual([])
})

test.each([
  ["a host that refuses", createBuildHookFetch(404), "The build hook refused the request: 404"],
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

test("a redirect of the hook counts as a refusal and is not followed", async () => {
  const answerWithRedirect: typeof fetch = async (address, init) => {
    urls.push(`${init?.redirect} ${String(address)}`)
    return new Response(null, { status: 302, headers: { location: "https://elsewhere.example.com/" } })
  }
  await expect(requestSiteBuild(HOOK, answerWithRedirect)).rejects.toThrow("302")
  expect(urls).toEqual([`manual ${HOOK}`])
})
