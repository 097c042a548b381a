import "@testing-library/jest-dom"
import { configure } from "@testing-library/react"
import { TextEncoder } from "node:util"

// What is awaited may be code that is still to be compiled, on a machine that has other things to do.
configure({ asyncUtilTimeout: 30_000 })

// What every browser has and jsdom doesn't.
Object.assign(globalThis, { TextEncoder })
if (typeof window !== "undefined")
  Blob.prototype.text ??= function () {
    return new Promise((resolve, reject) => {
      const reader = new FileReader()
      reader.onload = () => resolve(String(reader.result))
      reader.onerror = () => reject(new Error("the file can't be read"))
      reader.readAsText(this)
    })
  }

// jsdom has no layout: there's nothing to scroll to, and no medium that a query would match.
if (typeof window !== "undefined") {
  if (!("scrollIntoView" in Element.prototype)) Object.assign(Element.prototype, { scrollIntoView: () => undefined })
  if (!("matchMedia" in window)) Object.assign(window, { matchMedia: () => ({ matches: false }) })
}
