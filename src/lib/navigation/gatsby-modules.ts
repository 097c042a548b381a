import type { ReactNode } from "react"

// Replaces two of Gatsby's own modules in the browser bundle, as `webpack-aliases` says: `gatsby-link`, whose link would add
// its own prefetching and 1 kB to every page, and `gatsby-react-router-scroll`.

export { navigateTo as navigate } from "./follow"

/** The parts of an address, as Gatsby's own code asks for them. */
export function parsePath(path: string): Pick<URL, "pathname" | "search" | "hash"> {
  return new URL(path, location.href)
}

/** @throws Error always: this site's links are plain ones. */
export function Link(): never {
  throw new Error("Make links with components/link.")
}

/** The site is at the root of its host. */
export const withPrefix = (path: string): string => path
export const withAssetPrefix = withPrefix

/** Does nothing: `scrollToHashOrTop` and `saveAndRestoreScrollPositions` handle scrolling. */
export const ScrollContext = ({ children }: { children: ReactNode }): ReactNode => children

/** @throws Error always: the scroll position of a box inside a page isn't kept. */
export function useScrollRestoration(): never {
  throw new Error("Gatsby's useScrollRestoration isn't supported: the scroll position inside an element isn't kept.")
}
