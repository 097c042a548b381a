import { render } from "@testing-library/react"
import { StaticCalculator } from "./static-calculator"

const form = () => {
  render(<StaticCalculator state="QLD" start="whole" />)
  const [found] = document.forms
  if (!found) throw new Error("no form")
  return found
}

test("before any script it is a plain form that takes its answers to the page's own address", () => {
  expect(form().method).toBe("get")
  expect(form().hasAttribute("action")).toBe(false)
  expect(new FormData(form()).get("state")).toBe("QLD")
  expect(new FormData(form()).has("price")).toBe(true)
})

test("no field of it asks who the visitor is, and none takes numbers by arrow keys", () => {
  const names = [...form().elements].map(control => control.getAttribute("name"))
  expect(names.filter(name => name && /name|email|phone|postcode|note/.test(name))).toEqual([])
  expect(form().querySelector("[type=number]")).toBeNull()
})
