import { deferredFeaturesReady, announceDeferredFeature } from "./deferred-features"

test("the page is ready once every deferred feature answers", async () => {
  let ready = false
  const [first, second] = [announceDeferredFeature(), announceDeferredFeature()]
  const all = deferredFeaturesReady().then(() => {
    ready = true
  })
  first()
  await Promise.resolve()
  expect(ready).toBe(false)
  second()
  await all
  expect(ready).toBe(true)
})
