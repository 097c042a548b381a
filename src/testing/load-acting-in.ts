import type { ReactElement } from "react"
import type { State } from "../domain/states"

/**
 * What `load` gives where the firm acts in `states` alone, in this order. Each module that it imports is loaded afresh,
 * so it must import what it uses itself: `loadActingIn(["VIC"], () => import("./form"))`.
 */
export async function loadActingIn<T>(states: readonly State[], load: () => Promise<T>): Promise<T> {
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

/** Shows what `draw` gives there as the build writes it, without a script. */
export async function showActingIn(states: readonly State[], draw: () => Promise<ReactElement>): Promise<void> {
  document.body.innerHTML = await loadActingIn(states, async () => {
    const { renderToStaticMarkup } = await import("react-dom/server")
    return renderToStaticMarkup(await draw())
  })
}
