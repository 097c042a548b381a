/** The router has no types of its own. These are the parts that we use; those from `Source` on are used only in tests. */
declare module "@gatsbyjs/reach-router" {
  import type { ReactElement, ReactNode } from "react"

  export function useLocationContext(): { location?: { pathname: string } } | undefined

  type Source = { readonly kind: "source" }
  type History = { readonly kind: "history" }
  export function createMemorySource(path: string): Source
  export function createHistory(source: Source): History
  export function LocationProvider(props: { history: History; children: ReactNode }): ReactElement
}
