import { createContext } from "react"
import { paths } from "../../domain/paths"

/** Where quote buttons lead without a script: the form's own page, with this page's context in its query. */
export const QuoteAddress = createContext<string>(paths.requestAQuote)
