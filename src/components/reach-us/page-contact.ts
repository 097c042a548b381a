import { createContext } from "react"
import type { FirmContact } from "./reach-us"

/** How to reach the firm from this page, for parts that don't get it as a prop; `null` if the page doesn't say. */
export const PageContact = createContext<FirmContact | null>(null)
