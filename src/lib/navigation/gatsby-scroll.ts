import type { ReactNode } from "react"

/** Stands in for Gatsby's handler of scrolling: `arrive` and `keepPlaces` do its work, and more. */
export const ScrollContext = ({ children }: { children: ReactNode }): ReactNode => children

/** Part of Gatsby's own module; nothing here keeps the place of a box inside a page. */
export function useScrollRestoration(): never {
  throw new Error("the scrolling of a box inside a page is not kept")
}
