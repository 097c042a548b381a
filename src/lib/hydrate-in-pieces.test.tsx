import { useEffect } from "react"
import { hydrateInPieces } from "./hydrate-in-pieces"

/** In milliseconds: longer than React draws without letting the browser have its turn. */
const SLOW = 8

const NAMES = ["first", "second", "third", "fourth"]
const HTML = NAMES.map(name => `<p>${name}</p>`).join("")

/** Takes over the HTML of four slow parts. Resolves with what happened, in order, and the container. */
async function drawn(): Promise<{ order: string[]; container: HTMLElement }> {
  const order: string[] = []
  const container = document.createElement("div")
  container.innerHTML = HTML
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
  return { order, container }
}

// These pages are drawn as a browser does it, in its own time.
beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }))

test("a page lets a tap through before all of it is drawn", async () => {
  const { order, container } = await drawn()
  expect(order.filter(one => one !== "a tap")).toEqual(NAMES)
  expect(order.indexOf("a tap")).toBeLessThan(order.indexOf("fourth"))
  expect(container.textContent).toBe("firstsecondthirdfourth")
})

test("a page keeps the elements of its HTML", async () => {
  const container = document.createElement("div")
  container.innerHTML = HTML
  const first = container.firstElementChild
  await new Promise<void>(resolve => {
    function Page() {
      useEffect(resolve, [])
      return NAMES.map(name => <p key={name}>{name}</p>)
    }
    hydrateInPieces(<Page />, container)
  })
  expect(container.firstElementChild).toBe(first)
})
