import { createTurnstileVerifier } from "./turnstile"

const GOOD = { success: true, hostname: "www.example.com", action: "lead" }

type ChallengeCall = Record<string, string>
type Answer = object | number | "hang" | "down"

/** A fake Cloudflare that gives `answers` one after the other. */
function createFakeCloudflare(...answers: Answer[]) {
  const calls: ChallengeCall[] = []
  const fetchFakeAnswer = async (url: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    calls.push({ url: String(url), ...Object.fromEntries(new URLSearchParams(String(init.body))) })
    const answer = answers.shift()
    if (answer === "hang")
      return new Promise((_, reject) =>
        init.signal?.addEventListener("abort", () => reject(new DOMException("late", "TimeoutError"))),
      )
    if (answer === "down" || answer === undefined) throw new TypeError("fetch failed")
    if (typeof answer === "number") return new Response("oops", { status: answer })
    return Response.json(answer)
  }
  return { asked: calls, fetch: fetchFakeAnswer }
}

const judgeToken = (fetch: typeof globalThis.fetch, token = "token", secret = "0xsecret") => {
  let keys = 0
  const createTestKey = () => `key-${(keys += 1)}`
  return createTurnstileVerifier({
    secret,
    hostnames: ["www.example.com"],
    fetch,
    newKey: createTestKey,
    timeoutMs: 300,
  })(token, "203.0.113.7")
}

test("a good token passes, and Cloudflare is asked with secret, token, address and key", async () => {
  const { asked: calls, fetch } = createFakeCloudflare(GOOD)
  expect(await judgeToken(fetch)).toBe("passed")
  const url = "https://challenges.cloudflare.com/turnstile/v0/siteverify"
  const expectedFields = { secret: "0xsecret", response: "token", remoteip: "203.0.113.7", idempotency_key: "key-1" }
  expect(calls).toEqual([{ url, ...expectedFields }])
})

test.each([
  ["bad", { success: false, "error-codes": ["invalid-input-response"] }],
  ["expired or used before", { success: false, "error-codes": ["timeout-or-duplicate"] }],
  ["from another host", { ...GOOD, hostname: "evil.example" }],
  ["made for another action", { ...GOOD, action: "login" }],
])("a token that is %s fails", async (_, answer) => {
  expect(await judgeToken(createFakeCloudflare(answer).fetch)).toBe("failed")
})

test("a token longer than Cloudflare makes them fails without a question", async () => {
  const { asked: calls, fetch } = createFakeCloudflare(GOOD)
  expect(await judgeToken(fetch, "x".repeat(2_049))).toBe("failed")
  expect(calls).toEqual([])
})

const FAULTS: [string, Answer][] = [
  ["answers 500", 500],
  ["hangs", "hang"],
  ["is down", "down"],
  ["answers something else", { hello: "world" }],
]

test.each(FAULTS)("one that %s is asked once more with the same key, which is safe", async (_, first) => {
  const { asked: calls, fetch } = createFakeCloudflare(first, GOOD)
  expect(await judgeToken(fetch)).toBe("passed")
  expect(calls.map(question => question.idempotency_key)).toEqual(["key-1", "key-1"])
})

test.each(FAULTS)("one that %s twice is unreachable, which says nothing about the visitor", async (_, answer) => {
  expect(await judgeToken(createFakeCloudflare(answer, answer).fetch)).toBe("unreachable")
})

test("Cloudflare's own secrets for tests name no host of ours and pass all the same", async () => {
  const { fetch } = createFakeCloudflare({ success: true, hostname: "example.com" })
  expect(await judgeToken(fetch, "XXXX.DUMMY.TOKEN.XXXX", "1x0000000000000000000000000000000AA")).toBe("passed")
})
