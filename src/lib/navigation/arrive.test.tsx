import { scrollToDestination } from "./follow"

const here = { pathname: "/buying", hash: "" }

test("a new path begins at its top, a hash at its element, and a hash that names nothing stays on its page", () => {
  document.body.innerHTML = `<h2 id="deposit">Deposit</h2>`
  const went: string[] = []
  window.scrollTo = () => void went.push("top")
  Element.prototype.scrollIntoView = function (this: Element) {
    went.push(this.id)
  }
  scrollToDestination({ pathname: "/selling", hash: "" }, here)
  scrollToDestination(here, here)
  scrollToDestination({ pathname: "/selling", hash: "#deposit" }, here)
  scrollToDestination({ pathname: "/selling", hash: "#nothing" }, here)
  scrollToDestination({ pathname: "/buying", hash: "#nothing" }, here)
  expect(went).toEqual(["top", "top", "deposit", "top"])
})
