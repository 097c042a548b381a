import { createContext } from "react"
import type { FirmContact } from "./reach-us"

/** How a visitor of this page reaches the firm, for parts that nobody tells; `null` where the page doesn't say. */
export const PageContact = createContext<FirmContact | null>(null)
