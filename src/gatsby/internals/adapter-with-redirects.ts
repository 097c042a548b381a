import type { IAdapter } from "gatsby"
import type { Redirect } from "../../domain/redirects"

/**
 * Passes redirects to `adapter`. The host tries them before those in `netlify.toml`. Gatsby's own `createRedirect` would also
 * add them to the browser's scripts, which already have them.
 *
 * @param redirects Called after the build. Lists redirects from addresses that no page has. A part of a path can be a `:name`,
 * but not `*`.
 */
export const withContentRedirects = (adapter: IAdapter, redirects: () => readonly Redirect[]): IAdapter => ({
  ...adapter,
  adapt: args => {
    const routes = redirects().map(({ from, to, status }) => ({
      type: "redirect" as const,
      path: from,
      toPath: to,
      status,
      headers: [],
    }))
    return adapter.adapt({ ...args, routesManifest: [...routes, ...args.routesManifest] })
  },
})
