import type { ReactElement } from "react"
import type { State } from "../domain/states"

/**
 * What `load` gives where the firm acts in `states` alone, in this order. Each module that it imports is loaded afresh,
 * so it must import what it uses itself: `actingIn(["VIC"], () => import("./form"))`.
 */
export async function actingIn<T>(states: readonly State[], load: () => Promise<T>): Promise<T> {
  const loaded: T[] = []
  jest.doMock("../domain/firm/states", () => ({ ourStates: states }))
  try {
    await jest.isolateModulesAsync(async () => {
      loaded.push(await load())
    })
  } finally {
    jest.dontMock("../domain/firm/states")
  }
  const [given] = loaded
  if (given === undefined) throw new Error("nothing was loaded")
  return given
}

/** Shows what `draw` gives there as the build writes it, without a script. */
export async function showActingIn(states: readonly State[], draw: () => Promise<ReactElement>): Promise<void> {
  document.body.innerHTML = await actingIn(states, async () => {
    const { renderToStaticMarkup } = await import("react-dom/server")
    return renderToStaticMarkup(await draw())
  })
}
