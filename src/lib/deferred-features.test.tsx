import { ACTED, registerDeferredFeature, waitForDeferredFeatures, onFirstInteraction } from "./deferred-features"

test("the page is ready once every deferred feature answers", async () => {
  let ready = false
  const [first, second] = [registerDeferredFeature(), registerDeferredFeature()]
  const all = waitForDeferredFeatures().then(() => {
    ready = true
  })
  first()
  await Promise.resolve()
  expect(ready).toBe(false)
  second()
  await all
  expect(ready).toBe(true)
})

test("features wait for someone to act, and not where someone has acted before", () => {
  jest.useFakeTimers()
  const features: string[] = []
  onFirstInteraction(() => features.push("after"))
  expect(features).toEqual([])
  document.documentElement.toggleAttribute(ACTED, true)
  onFirstInteraction(() => features.push("at once"))
  document.documentElement.removeAttribute(ACTED)
  jest.advanceTimersByTime(0)
  expect(features).toEqual(["at once"])
  dispatchEvent(new Event("pointermove"))
  expect(features).toEqual(["at once", "after"])
  jest.useRealTimers()
})
