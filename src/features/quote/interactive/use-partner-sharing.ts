import { useContext, useEffect, useState } from "react"
import { PARTNER_SHARING_FILE, findPartnerForSharing, type PartnerSharing } from "../../../domain/lead/partner-sharing"
import { createHttpClient } from "../../../lib/http"
import { PagePartnerSharing } from "../quote-context"

/** The file is on the same host as the pages, even if the functions are on another. */
const files = createHttpClient()

/**
 * The partner that the visitor may share the request with: the page's own partner, or one from an earlier page, looked up
 * in the site's list. `null` if there's none, and until the list has loaded.
 */
export function usePartnerSharing(partner: string | undefined): PartnerSharing | null {
  const pageSharing = useContext(PagePartnerSharing)
  const [listedSharing, setListedSharing] = useState<PartnerSharing | null>(null)
  const isFromList = partner !== undefined && pageSharing?.slug !== partner

  useEffect(() => {
    if (!isFromList) return
    const leaving = new AbortController()
    void files(PARTNER_SHARING_FILE, { signal: leaving.signal }).then(({ body }) => {
      if (!leaving.signal.aborted) setListedSharing(findPartnerForSharing(body, partner))
    })
    return () => leaving.abort()
  }, [isFromList, partner])

  const sharing = isFromList ? listedSharing : pageSharing
  return sharing?.slug === partner ? sharing : null
}
