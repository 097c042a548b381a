import { readRunningSiteVariables } from "../start/running-site"
import { isServerAnswering } from "../start/server-process"
import { Misused } from "./parse-cli"

/** Variables without which nothing could be delivered, or data would be deleted too early. */
const IN_PRODUCTION = ["LEAD_WEBHOOK_URL", "LEAD_WEBHOOK_SECRET", "LEAD_RETENTION_DAYS"]

/** Includes the variables that a running `npm start` added. @throws Misused if they name no webhook to deliver to. */
export async function readScheduledTaskVariables(
  { production, folder }: { production: boolean; folder: string },
  variables: NodeJS.ProcessEnv,
): Promise<NodeJS.ProcessEnv> {
  if (production) {
    const missing = IN_PRODUCTION.filter(name => !variables[name])
    if (missing.length > 0)
      throw new Misused(`sweep --production needs ${missing.join(", ")} in the environment, as on the site.`)
    return variables
  }
  const siteVariables = readRunningSiteVariables(folder)
  const runs = siteVariables?.SITE_URL !== undefined && (await isServerAnswering(siteVariables.SITE_URL))
  const all = { ...(runs && siteVariables), ...variables }
  if (!all.LEAD_WEBHOOK_URL)
    throw new Misused(`sweep delivers leads: npm start must be running in ${folder}, or .env there name a webhook.`)
  return all
}
