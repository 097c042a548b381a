import type { IAdapter } from "gatsby"
import type { Redirect } from "../../domain/redirects"

/**
 * `adapter`, given redirects to write for the host beside those of `netlify.toml`, and before them. Gatsby's own
 * `createRedirect` would put them into the browser's scripts a second time.
 *
 * @param redirects Asked for when the build is done. Of addresses that no page has. A part may be a `:name`; none is a `*`.
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
