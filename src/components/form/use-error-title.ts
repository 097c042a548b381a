import { useEffect } from "react"

/** Puts `Error: ` before the page's title while the caller is shown, for those who hear the title first. */
export function useErrorTitle(): void {
  useEffect(() => {
    const title = document.title
    document.title = `Error: ${title}`
    return () => {
      document.title = title
    }
  }, [])
}
