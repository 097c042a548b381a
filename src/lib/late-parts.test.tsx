import { allLateParts, latePart } from "./late-parts"

test("the page is ready once every part that was on its way answers", async () => {
  let ready = false
  const [first, second] = [latePart(), latePart()]
  const all = allLateParts().then(() => {
    ready = true
  })
  first()
  await Promise.resolve()
  expect(ready).toBe(false)
  second()
  await all
  expect(ready).toBe(true)
})
