export type DeployedFunction = {
  name: string
  /** The paths that it answers. A function without any is only called by its schedule. */
  routes: readonly string[]
  /** How many calls one IP address may make per minute; `null` if there's no limit. */
  callsPerMinute: number | null
  /** When the host calls it, as a cron expression in UTC; `null` if it isn't scheduled. */
  schedule: string | null
}

const createEndpoint = (name: string, callsPerMinute: number | null, ...routes: string[]): DeployedFunction => ({
  name,
  routes,
  callsPerMinute,
  schedule: null,
})

/**
 * No limit for those that only show stored data, nor for the links in emails, which a mail provider may follow for
 * many people.
 */
export const DEPLOYED_FUNCTIONS: readonly DeployedFunction[] = [
  createEndpoint("acceptance", 20, "/api/quotes/:id/acceptance"),
  createEndpoint("contact", 20, "/api/contact"),
  createEndpoint("download", 20, "/d/:token"),
  createEndpoint("enquiry", 20, "/enquiries/:token"),
  createEndpoint("feedback", 20, "/api/feedback"),
  createEndpoint("follow-up", null, "/f/:token"),
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
  createEndpoint("report", 20, "/r/:token"),
  createEndpoint("stamp", 60, "/api/stamp"),
  createEndpoint("unsubscribe", 20, "/api/unsubscribe"),
  createEndpoint("unsubscribe-link", null, "/u/:token"),
  createEndpoint("uploads", 60, "/api/uploads", "/api/uploads/:permit", "/api/uploads/:permit/:part"),
  createEndpoint("views", 10, "/api/views"),
]
