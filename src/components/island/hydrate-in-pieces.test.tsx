import { useEffect } from "react"
import { hydrateInPieces } from "./start-islands"

/** In milliseconds: longer than React renders without letting the browser do other work. */
const SLOW = 8

const NAMES = ["first", "second", "third", "fourth"]

// React renders the page in real time, as in a browser.
beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }))

test("a page lets a tap through before all of it is drawn, and keeps the elements of its HTML", async () => {
  const order: string[] = []
  const container = document.createElement("div")
  container.innerHTML = NAMES.map(name => `<p>${name}</p>`).join("")
  const elements = [...container.children]
  await new Promise<void>(resolve => {
    function Slow({ name }: { name: string }) {
      const end = performance.now() + SLOW
      while (performance.now() < end);
      if (order.length === 0) setTimeout(() => order.push("a tap"))
      order.push(name)
      return <p>{name}</p>
    }
    function Page() {
      useEffect(resolve, [])
      return NAMES.map(name => <Slow key={name} name={name} />)
    }
    hydrateInPieces(<Page />, container)
  })
  expect(order.filter(one => one !== "a tap")).toEqual(NAMES)
  expect(order.indexOf("a tap")).toBeLessThan(order.indexOf("fourth"))
  expect([...container.children]).toEqual(elements)
  expect(container.firstElementChild).toBe(elements[0])
})
