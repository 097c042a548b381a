import type { ReactElement } from "react"
import type { State } from "../domain/states"

/** `load` must import what it uses: `loadWithFirmStates(["VIC"], () => import("./form"))`. */
export async function loadWithFirmStates<T>(states: readonly State[], load: () => Promise<T>): Promise<T> {
  const results: T[] = []
  jest.doMock("../domain/firm/states", () => ({ ourStates: states }))
  try {
    await jest.isolateModulesAsync(async () => {
      results.push(await load())
    })
  } finally {
    jest.dontMock("../domain/firm/states")
  }
  const [result] = results
  if (result === undefined) throw new Error("nothing was loaded")
  return result
}

export async function showWithFirmStates(states: readonly State[], draw: () => Promise<ReactElement>): Promise<void> {
  document.body.innerHTML = await loadWithFirmStates(states, async () => {
    const { createElement } = await import("react")
    const { renderToStaticMarkup } = await import("react-dom/server")
    const { WritesHtml } = await import("../components/static-html/static-html")
    return renderToStaticMarkup(createElement(WritesHtml.Provider, { value: true }, await draw()))
  })
}
