import type { ReactNode } from "react"
import type { AppScripts } from "../internals/app-scripts"

/** The `id` of the JSON with the values that Gatsby expects on `window`. JSON isn't code, so the security policy needn't allow it. */
export const APP_DATA_ID = "app-data"

/** The part of Gatsby's data about a page that says which files the app fetches to render it. */
export type DrawnPage = { componentChunkName: string; staticQueryHashes?: readonly string[] }

/** The address from which Gatsby's loader fetches the data of the page at `path`. */
const getPageDataAddress = (path: string): string =>
  `/page-data/${path === "/" ? "index" : path.replace(/^\/|\/$/g, "")}/page-data.json`

/** Renders `value` as JSON that is safe inside a `<script>` element. */
const renderInlineJson = (value: unknown): string => JSON.stringify(value).replace(/</g, "\\u003c")

/**
 * Renders the tags that start the app on the page at `path`: the app's scripts, and preloads of everything that the app fetches
 * to render this page, so that all of it downloads at the same time. `page` is null if Gatsby only finds out in the browser
 * which page it is.
 */
export function renderAppScriptTags({ hash, app, pages }: AppScripts, path: string, page: DrawnPage | null): ReactNode {
  const queries = page?.staticQueryHashes ?? []
  const data = page ? [getPageDataAddress(path), ...queries.map(query => `/page-data/sq/d/${query}.json`)] : []
  const scripts = page ? (pages[page.componentChunkName] ?? []) : []
  // The list of chunks is empty, because only Gatsby's own prefetching would read it, and nothing calls that.
  const onWindow = { pagePath: path, ___webpackCompilationHash: hash, ___chunkMapping: {} }
  return [
    <script
      key={APP_DATA_ID}
      id={APP_DATA_ID}
      type="application/json"
      dangerouslySetInnerHTML={{ __html: renderInlineJson(onWindow) }}
    />,
    ...data.map(href => <link key={href} rel="preload" as="fetch" crossOrigin="anonymous" href={href} />),
    ...scripts.map(href => <link key={href} rel="preload" as="script" href={href} />),
    ...app.map(src => <script key={src} src={src} async />),
  ]
}
