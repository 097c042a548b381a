import { createContext } from "react"
import type { PartnerSharing } from "../../domain/lead/partner-sharing"

/** The partner whose page this is, if its visitors may share their requests with it. */
export const PagePartnerSharing = createContext<PartnerSharing | null>(null)
