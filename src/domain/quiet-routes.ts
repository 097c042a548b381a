import { paths, THANK_YOU_ROUTES } from "./paths"

/** Visitors ask for or see a quote here, have just finished something, unsubscribe, fear a fraud, or read what the law requires. */
const QUIET_ROUTES = [
  paths.requestAQuote,
  ...THANK_YOU_ROUTES,
  paths.sorry("{id}"),
  paths.enquiry("{token}"),
  paths.contactThankYou,
  paths.feedbackThankYou,
  paths.unsubscribe,
  paths.unsubscribeSuccess,
  paths.unsubscribeLink("{token}"),
  paths.messageCheck,
  paths.privacyPolicy,
  paths.termsOfUse,
  paths.page("cookies"),
  paths.collectionStatement("{partner}"),
]

/** True if `path` matches `route`. Each `{name}` in `route` stands for one part of the path. */
export const matchesRoute = (route: string, path: string): boolean =>
  new RegExp(`^${route.replace(/\{\w+\}/g, "[^/]+")}/?$`).test(path)

/** True for the path of a page that shows no popups or other unrequested offers. */
export const isQuietPage = (path: string): boolean => QUIET_ROUTES.some(route => matchesRoute(route, path))
