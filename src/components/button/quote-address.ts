import { createContext } from "react"
import { paths } from "../../domain/paths"

/** Where a quote button leads without a script: the form's own page, told what the page with the button knows. */
export const QuoteAddress = createContext<string>(paths.requestAQuote)
