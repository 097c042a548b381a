import { createPrefetchQueue } from "./start-prefetch"

/** A queue, the pages that it requested, and functions that end a request. */
function createQueueHarness(may: () => boolean = () => true) {
  const requests: string[] = []
  const ends = new Map<string, { well: () => void; badly: (why: Error) => void }>()
  const load = (path: string) => {
    requests.push(path)
    return new Promise<void>((well, badly) => ends.set(path, { well, badly }))
  }
  const end = async (path: string) => {
    ends.get(path)?.well()
    await new Promise(process.nextTick)
  }
  const fail = async (path: string) => {
    ends.get(path)?.badly(new Error("gone"))
    await new Promise(process.nextTick)
  }
  return { requests, end, fail, ...createPrefetchQueue(load, may) }
}

const six = ["/a", "/b", "/c", "/d", "/e", "/f"]

test("at most 4 route preloads at once: the next comes when one has ended, well or badly", async () => {
  const { requests, add, end, fail } = createQueueHarness()
  six.forEach((path, i) => add(path, () => i))
  expect(requests).toEqual(["/a", "/b", "/c", "/d"])
  await end("/c")
  expect(requests).toEqual(["/a", "/b", "/c", "/d", "/e"])
  await fail("/a")
  expect(requests.at(-1)).toBe("/f")
})

test("a page is fetched once, however many links lead to it", async () => {
  const { requests, add, hurry, end } = createQueueHarness()
  add("/a", () => 0)
  add("/a", () => 1)
  hurry("/a")
  await end("/a")
  add("/a", () => 0)
  expect(requests).toEqual(["/a"])
})

test("the nearest comes first, measured when its turn comes", async () => {
  const { requests, add, end } = createQueueHarness()
  six.slice(0, 4).forEach(path => add(path, () => 0))
  let scrolled = false
  add("/e", () => (scrolled ? 500 : 10))
  add("/f", () => (scrolled ? 10 : 500))
  scrolled = true
  await end("/a")
  expect(requests.at(-1)).toBe("/f")
})

test("a link that the visitor is about to follow goes before all others", async () => {
  const { requests, add, hurry, end } = createQueueHarness()
  six.forEach(path => add(path, () => 1))
  hurry("/g")
  add("/g", () => 900)
  expect(requests).toHaveLength(4)
  await end("/a")
  expect(requests.at(-1)).toBe("/g")
})

test("nothing is fetched while the connection does not allow it", () => {
  let may = false
  const { requests, add, hurry } = createQueueHarness(() => may)
  add("/a", () => 0)
  hurry("/b")
  expect(requests).toEqual([])
  may = true
  add("/c", () => 1)
  expect(requests).toEqual(["/b", "/a", "/c"])
})
