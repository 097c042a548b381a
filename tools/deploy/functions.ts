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

const createEndpoint = (name: string, callsPerMinute: number | null, ...routes: string[]): DeployedFunction => ({
  name,
  routes,
  callsPerMinute,
  schedule: null,
})

/**
 * Everything the host runs for us, by name. Not limited: what only shows something that's stored, and the link in an
 * email, which a mail provider follows for many people from one address.
 */
export const DEPLOYED_FUNCTIONS: readonly DeployedFunction[] = [
  createEndpoint("acceptance", 20, "/api/quotes/:id/acceptance"),
  createEndpoint("contact", 20, "/api/contact"),
  createEndpoint("enquiry", 20, "/enquiries/:token"),
  createEndpoint("feedback", 20, "/api/feedback"),
  createEndpoint("health", 60, "/api/health"),
  createEndpoint("helpful", 20, "/api/helpful"),
  createEndpoint("icons", 120, "/api/icons/:file", "/api/_nuxt_icon/:file"),
  createEndpoint("prices", 60, "/api/prices"),
  createEndpoint("quote", null, "/api/quotes/:id"),
  createEndpoint("quote-document", null, "/quotes/:id/document"),
  createEndpoint(
    "quote-pages",
    null,
    "/quotes/:id/offer",
    "/quotes/:id/thank-you",
    "/quotes/:id/lp-thank-you",
    "/request-a-quote/:webhook_id/sorry",
  ),
  createEndpoint("quotes", 20, "/api/quotes"),
  { ...createEndpoint("rebuild", null), schedule: "10 14 * * *" },
  { ...createEndpoint("redeliver", null), schedule: "*/5 * * * *" },
  createEndpoint("stamp", 60, "/api/stamp"),
  createEndpoint("unsubscribe", 20, "/api/unsubscribe"),
  createEndpoint("unsubscribe-link", null, "/u/:token"),
  createEndpoint("views", 60, "/api/views"),
]
