import { fireEvent, render, screen } from "@testing-library/react"
import { COLOR_MODE_KEY, ColorModeSwitch } from "../../layouts/footer"
import { createInlineScript } from "./inline-scripts"
import { keepColorModeUpToDate } from "./keep-color-mode"

const root = document.documentElement
let stop: () => void

/** Mocks an operating system whose colour mode can be changed. Listeners get the change. */
function mockSystemMode(dark: boolean) {
  const systemListeners = new Set<() => void>()
  const query = { matches: dark, addEventListener: (_: string, listener: () => void) => systemListeners.add(listener) }
  Object.defineProperty(window, "matchMedia", { value: () => query, configurable: true })
  return (nowDark: boolean) => {
    query.matches = nowDark
    systemListeners.forEach(listener => listener())
  }
}

/** Opens a page: runs the script in its head, then adds its body. */
function openPage(forced?: string) {
  if (forced) root.dataset.forcedColorMode = forced
  keepColorModeUpToDate(COLOR_MODE_KEY)
}

/** Waits until the observers of the page's attributes have run. */
const waitForObservers = () => Promise.resolve()

beforeEach(() => {
  const listeners: [string, EventListenerOrEventListenerObject][] = []
  const observers: MutationObserver[] = []
  const listen = jest.spyOn(window, "addEventListener").mockImplementation(function (this: Window, type, listener) {
    listeners.push([type, listener])
    EventTarget.prototype.addEventListener.call(window, type, listener)
  })
  const observe = jest.spyOn(MutationObserver.prototype, "observe")
  stop = () => {
    listeners.forEach(([type, listener]) => removeEventListener(type, listener))
    observers.push(...observe.mock.contexts)
    observers.forEach(observer => observer.disconnect())
    listen.mockRestore()
    observe.mockRestore()
  }
  root.lang = "en-AU"
  document.head.innerHTML = '<meta name="theme-color" data-mode="light"><meta name="theme-color" data-mode="dark">'
})

afterEach(() => {
  stop()
  jest.restoreAllMocks()
  localStorage.clear()
  root.removeAttribute("data-forced-color-mode")
  root.removeAttribute("data-color-mode")
})

test.each([
  ["light", true, "light"],
  ["dark", false, "dark"],
  ["system", true, "dark"],
  ["system", false, "light"],
  [null, true, "dark"],
  ["blue", false, "light"],
])("with %s kept and a system that is dark: %s, the page is %s", (choice, dark, mode) => {
  if (choice) localStorage.setItem(COLOR_MODE_KEY, choice)
  mockSystemMode(dark)
  openPage()
  expect(root.dataset.colorMode).toBe(mode)
})

test("the page follows the system while it runs, unless the visitor chose", () => {
  const change = mockSystemMode(false)
  openPage()
  change(true)
  expect(root.dataset.colorMode).toBe("dark")
  render(<ColorModeSwitch />)
  fireEvent.click(screen.getByRole("radio", { name: "Light" }))
  expect(root.dataset.colorMode).toBe("light")
  change(true)
  expect(root.dataset.colorMode).toBe("light")
  fireEvent.click(screen.getByRole("radio", { name: "System" }))
  expect(root.dataset.colorMode).toBe("dark")
})

test("a choice is kept under the one key and marked", () => {
  mockSystemMode(false)
  render(<ColorModeSwitch />)
  openPage()
  expect(screen.getByRole("radio", { name: "System" })).toBeChecked()
  fireEvent.click(screen.getByRole("radio", { name: "Dark" }))
  expect(screen.getByRole("radio", { name: "Dark" })).toBeChecked()
  expect({ ...localStorage }).toEqual({ "color-mode": "dark" })
})

test("a closed storage costs nothing but the memory", () => {
  mockSystemMode(false)
  for (const name of ["getItem", "setItem"] as const)
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new Error("closed")
    })
  render(<ColorModeSwitch />)
  openPage()
  expect(root.dataset.colorMode).toBe("light")
  fireEvent.click(screen.getByRole("radio", { name: "Dark" }))
  expect(root.dataset.colorMode).toBe("dark")
})

test("a choice in another tab is taken over", () => {
  mockSystemMode(false)
  openPage()
  localStorage.setItem(COLOR_MODE_KEY, "dark")
  fireEvent(window, new StorageEvent("storage"))
  expect(root.dataset.colorMode).toBe("dark")
})

test("a page may force its mode, also by navigation, and the choice comes back with the next page", async () => {
  localStorage.setItem(COLOR_MODE_KEY, "dark")
  mockSystemMode(true)
  openPage("light")
  expect(root.dataset.colorMode).toBe("light")

  root.removeAttribute("data-forced-color-mode")
  root.removeAttribute("lang")
  await waitForObservers()
  expect(root.dataset.colorMode).toBe("light") // between two pages nothing changes

  root.lang = "en-AU"
  await waitForObservers()
  expect(root.dataset.colorMode).toBe("dark")

  root.dataset.forcedColorMode = "light"
  await waitForObservers()
  expect(root.dataset.colorMode).toBe("light")
})

test("forcing system is refused with a warning", () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined)
  localStorage.setItem(COLOR_MODE_KEY, "light")
  mockSystemMode(true)
  openPage("system")
  expect(root.dataset.colorMode).toBe("light")
  expect(root).not.toHaveAttribute("data-forced-color-mode")
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('not "system"'))
})

test("the browser's bars take the colour of the mode", () => {
  mockSystemMode(true)
  openPage()
  const listThemeColorMedia = () => [...document.querySelectorAll("meta")].map(meta => [meta.dataset.mode, meta.media])
  expect(listThemeColorMedia()).toEqual([
    ["light", "not all"],
    ["dark", "all"],
  ])
  render(<ColorModeSwitch />)
  fireEvent.click(screen.getByRole("radio", { name: "Light" }))
  expect(listThemeColorMedia()).toEqual([
    ["light", "all"],
    ["dark", "not all"],
  ])
})

test("the script needs nothing from outside itself", () => {
  mockSystemMode(true)
  new Function(createInlineScript()(keepColorModeUpToDate, COLOR_MODE_KEY))()
  expect(root.dataset.colorMode).toBe("dark")
})
