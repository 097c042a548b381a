import { readRunningSiteVariables } from "../start/running-site"
import { isServerAnswering } from "../start/server-process"
import { Misused } from "./parse-cli"

/** Variables without which nothing could be delivered: to a webhook, or to the office by email. */
const OF_WEBHOOK = ["LEAD_WEBHOOK_URL", "LEAD_WEBHOOK_SECRET"]
const OF_OFFICE = ["LEAD_EMAIL", "SMTP_URL"]

/** Includes the variables that a running `npm start` added. @throws Misused if they name nothing to deliver to. */
export async function readScheduledTaskVariables(
  { production, folder }: { production: boolean; folder: string },
  variables: NodeJS.ProcessEnv,
): Promise<NodeJS.ProcessEnv> {
  if (production) {
    const isEmailOnly = OF_WEBHOOK.every(name => !variables[name]) && Boolean(variables.LEAD_EMAIL)
    // Without the last one data would be deleted too early.
    const missing = [...(isEmailOnly ? OF_OFFICE : OF_WEBHOOK), "LEAD_RETENTION_DAYS"].filter(name => !variables[name])
    if (missing.length > 0)
      throw new Misused(`sweep --production needs ${missing.join(", ")} in the environment, as on the site.`)
    return variables
  }
  const siteVariables = readRunningSiteVariables(folder)
  const runs = siteVariables?.SITE_URL !== undefined && (await isServerAnswering(siteVariables.SITE_URL))
  const all = { ...(runs && siteVariables), ...variables }
  if (!all.LEAD_WEBHOOK_URL && !all.LEAD_EMAIL)
    throw new Misused(
      `sweep delivers leads: npm start must be running in ${folder}, or .env there name a webhook or LEAD_EMAIL.`,
    )
  return all
}
