import { createContext } from "react"
import type { PartnerSharing } from "../../domain/lead/partner-sharing"

/** The partner whose page this is, where its visitors may share a request with it. */
export const PagePartnerSharing = createContext<PartnerSharing | null>(null)
