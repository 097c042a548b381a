import { useSiteData } from "./site-data"

export type LaterProps = {
  /** The page's path. */
  path: string
}

/** What any page gains once its visitor is there, outside the first load. */
export function Later({ path }: LaterProps) {
  const { site } = useSiteData()
  void [path, site]
  return null
}
