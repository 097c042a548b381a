/** A function as the host deploys it. */
export type DeployedFunction = {
  name: string
  /** Paths that it answers. Without any it's called by its schedule alone. */
  routes: readonly string[]
  /** Calls that one address may make in a minute; `null` when the host doesn't count. */
  callsPerMinute: number | null
  /** When the host calls it, as a cron expression in UTC. */
  schedule: string | null
}

const endpoint = (name: string, callsPerMinute: number | null, ...routes: string[]): DeployedFunction => ({
  name,
  routes,
  callsPerMinute,
  schedule: null,
})
const createScheduled = (name: string, schedule: string): DeployedFunction => ({
  name,
  routes: [],
  callsPerMinute: null,
  schedule,
})

/**
 * Everything the host runs for us, by name. Not limited: what only shows something that's stored, and the link in an
 * email, which a mail provider follows for many people from one address.
 */
export const DEPLOYED_FUNCTIONS: readonly DeployedFunction[] = [
  endpoint("acceptance", 20, "/api/quotes/:id/acceptance"),
  endpoint("contact", 20, "/api/contact"),
  endpoint("enquiry", 20, "/enquiries/:token"),
  endpoint("feedback", 20, "/api/feedback"),
  endpoint("health", 60, "/api/health"),
  endpoint("helpful", 20, "/api/helpful"),
  endpoint("icons", 120, "/api/icons/:file", "/api/_nuxt_icon/:file"),
  endpoint("prices", 60, "/api/prices"),
  endpoint("quote", null, "/api/quotes/:id"),
  endpoint("quote-document", null, "/quotes/:id/document"),
  endpoint(
    "quote-pages",
    null,
    "/quotes/:id/offer",
    "/quotes/:id/thank-you",
    "/quotes/:id/lp-thank-you",
    "/request-a-quote/:webhook_id/sorry",
  ),
  endpoint("quotes", 20, "/api/quotes"),
  createScheduled("rebuild", "10 14 * * *"),
  createScheduled("redeliver", "*/5 * * * *"),
  endpoint("stamp", 60, "/api/stamp"),
  endpoint("unsubscribe", 20, "/api/unsubscribe"),
  endpoint("unsubscribe-link", null, "/u/:token"),
  endpoint("views", 60, "/api/views"),
]
