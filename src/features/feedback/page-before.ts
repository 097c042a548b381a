import { paths } from "../../domain/paths"

/** The page of this site that the visitor came from, as the form's answer; nothing for a visitor from elsewhere. */
export function pageBefore(address = document.referrer): { page?: string } {
  if (!URL.canParse(address)) return {}
  const { origin, pathname } = new URL(address)
  return origin === window.location.origin && pathname !== paths.feedback ? { page: pathname } : {}
}
