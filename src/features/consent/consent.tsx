import { useEffect, useState } from "react"
import { paths } from "../../domain/paths"
import { hasTags } from "../../lib/tags/tag-ids"
import { useConsent } from "./use-consent"

/** Asks whether visits may be measured, where something would measure them and nobody has answered yet. */
export function Consent({ path }: { path: string }) {
  const isAsked = useConsent() === "unasked" && hasTags() && path !== paths.page("cookies")
  const [loaded, setLoaded] = useState<{ Banner: () => React.ReactNode } | null>(null)

  useEffect(() => {
    if (!isAsked || loaded) return
    // Without the question nothing is measured, which is how it stands already.
    import(/* webpackChunkName: "consent" */ "./consent-banner").then(
      ({ ConsentBanner }) => setLoaded({ Banner: ConsentBanner }),
      console.warn,
    )
  }, [isAsked, loaded])

  return isAsked && loaded && <loaded.Banner />
}
