import type { Config } from "@netlify/functions"
import { askForBuild } from "./ask-for-build"

export default async (): Promise<void> => void (await askForBuild(process.env.BUILD_HOOK_URL, fetch))

/** In UTC: ten minutes past midnight in Brisbane, and in Sydney and Melbourne by standard time; an hour later in summer. */
export const config: Config = { schedule: "10 14 * * *" }
