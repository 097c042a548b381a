import { PAGE_LOADED } from "../../lib/build-watch/watch-page-loads"

/**
 * Hands every error that nothing has caught to code that's fetched for it: in a timer, in a listener, in a promise, and
 * while the app starts. What a boundary catches isn't among them.
 */
export function watchErrors(): void {
  let hasStarted = false
  const hear = (event: ErrorEvent | PromiseRejectionEvent) => {
    const inStart = !hasStarted
    import(/* webpackChunkName: "error-screen" */ "./error-screen").then(
      ({ onUncaught }) => onUncaught(event, inStart),
      // Without a connection the browser's own log has it. A rejection here would come back as another uncaught error.
      () => {},
    )
  }
  document.addEventListener(PAGE_LOADED, () => (hasStarted = true))
  addEventListener("error", hear)
  addEventListener("unhandledrejection", hear)
}
