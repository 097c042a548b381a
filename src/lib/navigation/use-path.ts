import { useLocationContext } from "@gatsbyjs/reach-router"

/** The path of the page that is shown, without a slash at the end; `null` in HTML that is made outside the app. */
export const usePath = (): string | null => useLocationContext()?.location?.pathname.replace(/(.)\/+$/, "$1") ?? null
