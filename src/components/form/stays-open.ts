import { useRef } from "react"

/**
 * For questions that are closed until they're asked for: true from the first mistake in them on. Closing them again once
 * the mistake is put right would take the field away from whoever is typing in it.
 */
export function useStaysOpen(isWrong: boolean): boolean {
  const wasWrong = useRef(false)
  wasWrong.current ||= isWrong
  return wasWrong.current
}
