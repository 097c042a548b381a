import { useEffect } from "react"

const PREFIX = "Error: "

/** How many parts of the page show errors. */
let shown = 0

/**
 * Puts `Error: ` before the page's title while the caller is shown, for those who hear the title first. A title that
 * changes meanwhile, as with another page, stays as it is.
 */
export function useErrorTitle(): void {
  useEffect(() => {
    shown += 1
    if (!document.title.startsWith(PREFIX)) document.title = PREFIX + document.title
    return () => {
      shown -= 1
      if (shown === 0 && document.title.startsWith(PREFIX)) document.title = document.title.slice(PREFIX.length)
    }
  }, [])
}
