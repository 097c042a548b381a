import type { NodeInput } from "gatsby"
import { keepActions, makeAgain } from "./make-again"

const node = (id: string, contentDigest: string) => ({
  id,
  children: [],
  internal: { type: "GeneralPage", contentDigest },
})

test("an entry is made again once it's left alone, as it was made last, and Gatsby sees that it isn't what it has", () => {
  jest.useFakeTimers()
  const made: NodeInput[] = []
  makeAgain(node("buying", "before the server runs"))
  keepActions({ createNode: one => void made.push(one) })
  makeAgain(node("buying", "first"))
  makeAgain(node("selling", "other"))
  jest.advanceTimersByTime(900)
  makeAgain(node("buying", "second"))
  jest.advanceTimersByTime(900)
  expect(made.map(({ id }) => id)).toEqual(["selling"])
  jest.advanceTimersByTime(900)
  expect(made.map(({ id }) => id)).toEqual(["selling", "buying"])
  makeAgain(node("buying", "second"))
  jest.advanceTimersByTime(1100)
  const digests = made.slice(1).map(({ internal }) => internal.contentDigest)
  expect(new Set(["second", ...digests]).size).toBe(3)
  jest.useRealTimers()
})
