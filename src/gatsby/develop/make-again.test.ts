import type { NodeInput } from "gatsby"
import { keepTools, makeAgain, makeDueAgain } from "./make-again"

const node = (id: string, contentDigest: string) => ({
  id,
  children: [],
  internal: { type: "GeneralPage", contentDigest },
})

const made: NodeInput[] = []
const gone = new Set<string>()
const ids = () => made.splice(0).map(({ id }) => id)

const tools = {
  actions: { createNode: (one: NodeInput) => made.push(one) },
  getNode: (id: string) => !gone.has(id) || null,
}

beforeEach(() => {
  jest.useFakeTimers()
  keepTools(tools)
  made.length = 0
  gone.clear()
})
afterEach(async () => {
  await makeDueAgain()
  jest.useRealTimers()
})

test("before the server runs, nothing is made again", async () => {
  await jest.isolateModulesAsync(async () => {
    const before = await import("./make-again")
    before.makeAgain(node("buying", "first"))
    await before.makeDueAgain()
    jest.advanceTimersByTime(2000)
    before.keepTools(tools)
    await before.makeDueAgain()
  })
  expect(made).toEqual([])
})

test("when pages are made, each entry that was made since is made again as it was made last, and Gatsby sees that it isn't what it has", async () => {
  makeAgain(node("buying", "first"))
  makeAgain(node("selling", "other"))
  makeAgain(node("buying", "second"))
  await makeDueAgain()
  const digests = made.map(({ internal }) => internal.contentDigest)
  expect(digests).toEqual([expect.stringMatching(/^second ./), expect.stringMatching(/^other ./)])
  expect(ids()).toEqual(["buying", "selling"])
  makeAgain(node("buying", "second"))
  await makeDueAgain()
  expect(digests).not.toContain(made[0]?.internal.contentDigest)
})

test("an entry for which Gatsby makes no pages within a second is made to have it do so, and again when it does", async () => {
  makeAgain(node("buying", "first"))
  jest.advanceTimersByTime(900)
  makeAgain(node("buying", "second"))
  jest.advanceTimersByTime(900)
  expect(ids()).toEqual([])
  jest.advanceTimersByTime(100)
  expect(ids()).toEqual(["buying"])
  await makeDueAgain()
  expect(ids()).toEqual(["buying"])
  jest.advanceTimersByTime(2000)
  await makeDueAgain()
  expect(ids()).toEqual([])
})

test("an entry whose file is gone isn't made again", async () => {
  makeAgain(node("buying", "first"))
  gone.add("buying")
  jest.advanceTimersByTime(2000)
  await makeDueAgain()
  expect(made).toEqual([])
})
