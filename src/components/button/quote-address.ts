import { createContext } from "react"
import { paths } from "../../domain/paths"

/** The address that quote buttons link to without a script: the form's own page, with this page's context in its query. */
export const QuoteAddress = createContext<string>(paths.requestAQuote)
