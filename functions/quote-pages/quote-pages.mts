import type { Config } from "@netlify/functions"
import { lastResort } from "../../src/leads/http/edge"
import { lineLog } from "../../src/leads/core/log"
import { builtSite } from "./built-site"
import { showPage } from "./show-page"

export default lastResort(
  showPage(builtSite(process.cwd())),
  lineLog(line => process.stdout.write(line)),
)

export const config: Config = {
  path: [
    "/quotes/:id/offer",
    "/quotes/:id/thank-you",
    "/quotes/:id/lp-thank-you",
    "/request-a-quote/:webhook_id/sorry",
  ],
}
