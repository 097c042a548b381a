import { useEffect } from "react"
import { handleEmbedSizeAndLinks } from "../../lib/embed/start-embedded"

/** Looks after the frame that a tool is in. Renders nothing. */
export function EmbedFrame(): null {
  useEffect(handleEmbedSizeAndLinks, [])
  return null
}
