import type { Config } from "@netlify/functions"
import { letters } from "../../src/documents/letters/letters"
import { live } from "../../src/leads/production/production-ports"
import { redeliverPending } from "./redeliver-pending"

export default live(redeliverPending, letters)

export const config: Config = { schedule: "*/5 * * * *" }
