import type { Config } from "@netlify/functions"
import { live } from "../../src/leads/live"
import { redeliverPending } from "./redeliver-pending"

export default live(redeliverPending)

export const config: Config = { schedule: "*/5 * * * *" }
