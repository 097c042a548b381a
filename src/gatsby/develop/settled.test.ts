import { allSettled, awaitFiles, settle } from "./settled"

const file = (contentDigest: string, type = "File") => ({ id: `of ${type}`, internal: { type, contentDigest } })

let read: (action: { payload?: ReturnType<typeof file> }) => void
awaitFiles({ on: (event, hear) => void (event === "CREATE_NODE" && (read = hear)) })

/** Whether pages are still waiting, after all that could have had them go on. */
async function isWaiting(all: Promise<void>): Promise<boolean> {
  let waits = true
  void all.then(() => (waits = false))
  await jest.advanceTimersByTimeAsync(0)
  return waits
}

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

test("pages wait until all that Gatsby has read again is made as it was read last", async () => {
  expect(await isWaiting(allSettled())).toBe(false)
  read({ payload: file("first") })
  read({ payload: file("second") })
  read({ payload: file("second", "Mdx") })
  const all = allSettled()
  for (const made of [file("first"), file("second", "Mdx")]) settle(made)
  expect(await isWaiting(all)).toBe(true)
  settle(file("second"))
  expect(await isWaiting(all)).toBe(false)
})

test("they wait for nothing else, and once for five seconds at most", async () => {
  read({ payload: file("a page", "SitePage") })
  read({})
  expect(await isWaiting(allSettled())).toBe(false)
  read({ payload: file("never made") })
  const all = allSettled()
  await jest.advanceTimersByTimeAsync(4900)
  expect(await isWaiting(all)).toBe(true)
  await jest.advanceTimersByTimeAsync(200)
  expect(await isWaiting(all)).toBe(false)
  expect(await isWaiting(allSettled())).toBe(false)
})
