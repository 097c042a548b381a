import { useEffect } from "react"

const PREFIX = "Error: "

/** How many parts of the page show errors. */
let shownCount = 0

/**
 * Adds `Error: ` to the start of the page's title while the caller is mounted, because screen readers read the title first. A
 * title that changes in the meantime, as on navigation, is left alone.
 */
export function useErrorTitle(): void {
  useEffect(() => {
    shownCount += 1
    if (!document.title.startsWith(PREFIX)) document.title = PREFIX + document.title
    return () => {
      shownCount -= 1
      if (shownCount === 0 && document.title.startsWith(PREFIX)) document.title = document.title.slice(PREFIX.length)
    }
  }, [])
}
