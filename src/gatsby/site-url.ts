/** Where the site stands: `SITE_URL` where it is deployed to, otherwise as the firm's own file says. Never ends in a slash. */
export const siteUrl = (firm: Record<string, unknown>): string =>
  (process.env.SITE_URL || String(firm["url"])).replace(/\/$/, "")
