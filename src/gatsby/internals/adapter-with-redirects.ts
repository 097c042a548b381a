import type { IAdapter } from "gatsby"
import type { Redirect } from "../../domain/redirects"

/**
 * Passes redirects to `adapter`, which the host tries before those of `netlify.toml`. Gatsby's own
 * `createRedirect` would put them into the browser's scripts a second time.
 *
 * @param redirects Called when the build is done. Lists redirects of addresses without a page. A part can be a `:name`, but not `*`.
 */
export const withRedirects = (adapter: IAdapter, redirects: () => readonly Redirect[]): IAdapter => ({
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
