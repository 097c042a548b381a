import { useContext, useEffect, useState } from "react"
import { PARTNER_SHARING_FILE, findPartnerSharing, type PartnerSharing } from "../../../domain/lead/partner-sharing"
import { createHttp } from "../../../lib/http"
import { PagePartnerSharing } from "../partner-sharing"

/** The file lies with the pages, wherever the functions answer. */
const files = createHttp()

/**
 * The partner that the visitor may share the request with: the page's own, or one met earlier, as the site's list has it.
 * `null` when there's none, and until the list has come.
 */
export function usePartnerSharing(partner: string | undefined): PartnerSharing | null {
  const ofPage = useContext(PagePartnerSharing)
  const [listed, setListed] = useState<PartnerSharing | null>(null)
  const isListed = partner !== undefined && ofPage?.slug !== partner

  useEffect(() => {
    if (!isListed) return
    const leaving = new AbortController()
    void files(PARTNER_SHARING_FILE, { signal: leaving.signal }).then(({ body }) => {
      if (!leaving.signal.aborted) setListed(findPartnerSharing(body, partner))
    })
    return () => leaving.abort()
  }, [isListed, partner])

  const found = isListed ? listed : ofPage
  return found?.slug === partner ? found : null
}
