import type { ReactNode } from "react"
import type { AppScripts } from "../internals/app-scripts"

/** The `id` of what Gatsby expects on `window`, as JSON: data need no permission to run. */
export const APP_DATA_ID = "app-data"

/** What Gatsby knows of a page, as far as it says what the app will ask for to draw it. */
export type DrawnPage = { componentChunkName: string; staticQueryHashes?: readonly string[] }

/** Where Gatsby's loader asks for the data of the page at `path`. */
const getPageDataAddress = (path: string): string =>
  `/page-data/${path === "/" ? "index" : path.replace(/^\/|\/$/g, "")}/page-data.json`

/** `value` as JSON that is safe inside a `<script>` element. */
const renderInlineJson = (value: unknown): string => JSON.stringify(value).replace(/</g, "\\u003c")

/**
 * What starts the app on the page at `path`: the app's scripts, and all that it asks for to draw this page, so that they're
 * on their way together. `page` is null where Gatsby finds out in the browser which page it is.
 */
export function renderAppTags({ hash, app, pages }: AppScripts, path: string, page: DrawnPage | null): ReactNode {
  const queries = page?.staticQueryHashes ?? []
  const data = page ? [getPageDataAddress(path), ...queries.map(query => `/page-data/sq/d/${query}.json`)] : []
  const scripts = page ? (pages[page.componentChunkName] ?? []) : []
  // Gatsby's own prefetching, which nothing calls, would read the list of chunks.
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
