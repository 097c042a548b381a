import { PAGE_LOADED } from "../../lib/build-watch/watch-page-loads"

/**
 * Loads the error code for every error that nothing has caught and passes the error to it. That's errors in timers,
 * listeners and promises, and while the app starts. Error boundaries handle errors while React renders.
 */
export function watchUncaughtErrors(): void {
  let hasStarted = false
  const handleError = (event: ErrorEvent | PromiseRejectionEvent) => {
    import(/* webpackChunkName: "error-screen" */ "./error-screen").then(
      ({ trackAndShowUncaughtError }) => trackAndShowUncaughtError(event, () => !hasStarted),
      // Without a connection, the error is still in the browser's log. A rejection here would be another uncaught error.
      () => {},
    )
  }
  document.addEventListener(PAGE_LOADED, () => (hasStarted = true))
  addEventListener("error", handleError)
  addEventListener("unhandledrejection", handleError)
}
