import type { Config } from "@netlify/functions"
import { live } from "../../src/leads/production/production-ports"
import { showQuote } from "./show-quote"

export default live(showQuote)

export const config: Config = { path: "/api/quotes/:id" }
