import type { Config } from "@netlify/functions"
import { publicFetch } from "../../src/leads/outgoing/public-fetch"
import { askForBuild } from "./ask-for-build"

export default async (): Promise<void> => void (await askForBuild(process.env.BUILD_HOOK_URL, publicFetch()))

/** In UTC: ten minutes past midnight in Brisbane, and in Sydney and Melbourne by standard time; an hour later in summer. */
export const config: Config = { schedule: "10 14 * * *" }
