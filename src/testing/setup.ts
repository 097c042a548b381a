import "@testing-library/jest-dom"
import { configure } from "@testing-library/react"
import { TextEncoder } from "node:util"

// The time limit is long because a test may wait for code that first has to be compiled on a busy machine.
configure({ asyncUtilTimeout: 30_000 })

// Adds APIs that every browser has but jsdom doesn't.
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

// jsdom has no layout, so scrolling does nothing and no media query matches.
if (typeof window !== "undefined") {
  if (!("scrollIntoView" in Element.prototype)) Object.assign(Element.prototype, { scrollIntoView: () => undefined })
  if (!("matchMedia" in window)) Object.assign(window, { matchMedia: () => ({ matches: false }) })
}
