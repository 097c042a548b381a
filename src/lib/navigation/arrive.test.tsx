import { scrollToHashOrTop } from "./follow"

const here = { pathname: "/buying", hash: "" }

test("a new path begins at its top, a hash at its element, and a hash that names nothing stays on its page", () => {
  document.body.innerHTML = `<h2 id="deposit">Deposit</h2>`
  const went: string[] = []
  window.scrollTo = () => void went.push("top")
  Element.prototype.scrollIntoView = function (this: Element) {
    went.push(this.id)
  }
  scrollToHashOrTop({ pathname: "/selling", hash: "" }, here)
  scrollToHashOrTop(here, here)
  scrollToHashOrTop({ pathname: "/selling", hash: "#deposit" }, here)
  scrollToHashOrTop({ pathname: "/selling", hash: "#nothing" }, here)
  scrollToHashOrTop({ pathname: "/buying", hash: "#nothing" }, here)
  expect(went).toEqual(["top", "top", "deposit", "top"])
})
