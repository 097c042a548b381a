import { createElement, Fragment, type ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { withoutTagManager } from "./inline-scripts"

type Plugin = {
  onRenderBody: (api: object, options: object) => void
  onRouteUpdate: (api: object, options: object) => void
}

const pluginAtBuild = jest.requireActual<Plugin>("gatsby-plugin-google-tagmanager/gatsby-ssr")
const inBrowser = jest.requireActual<Plugin>("gatsby-plugin-google-tagmanager/gatsby-browser")

const mode = process.env.NODE_ENV
beforeEach(() => void Object.assign(process.env, { NODE_ENV: "production" }))
afterEach(() => void Object.assign(process.env, { NODE_ENV: mode }))

/** Returns the nodes that the plugin adds to a page of the built site. */
function renderPluginNodes(): { head: ReactNode[]; body: ReactNode[] } {
  const page: { head: ReactNode[]; body: ReactNode[] } = { head: [], body: [] }
  pluginAtBuild.onRenderBody(
    {
      setHeadComponents: (nodes: ReactNode[]) => page.head.push(...nodes),
      setPreBodyComponents: (nodes: ReactNode[]) => page.body.push(...nodes),
      reporter: {},
    },
    { id: "GTM-ABC123" },
  )
  return page
}

const renderNodes = (nodes: ReactNode[]) => renderToStaticMarkup(createElement(Fragment, null, ...nodes))

test("the plugin would load its container at once, which is what we take out", () => {
  const { head, body } = renderPluginNodes()
  expect(renderNodes([...head, ...body]).match(/googletagmanager/g)?.length).toBeGreaterThan(1)
})

test("nothing of the plugin reaches out from a page, with scripts or without", () => {
  const { head, body } = renderPluginNodes()
  expect(renderNodes(withoutTagManager(head))).toBe("<script>window.dataLayer={push(){}}</script>")
  expect(renderNodes(withoutTagManager(body))).toBe("")
})

test("what others put into a page stays", () => {
  const other = createElement("meta", { key: "other", name: "x" })
  expect(withoutTagManager([other, "text", null])).toEqual([other, "text", null])
})

test("the plugin tells whatever stands there of each page, the stand-in too", () => {
  jest.useFakeTimers()
  const window: { dataLayer: { push: (entry: object) => unknown } } = { dataLayer: { push() {} } }
  Object.assign(globalThis, { window })
  inBrowser.onRouteUpdate({}, {})
  expect(() => jest.runAllTimers()).not.toThrow()

  const container: object[] = []
  window.dataLayer = container
  inBrowser.onRouteUpdate({}, {})
  jest.runAllTimers()
  jest.useRealTimers()
  Reflect.deleteProperty(globalThis, "window")
  expect(container).toEqual([{ event: "gatsby-route-change" }])
})
