import { paths, THANK_YOU_ROUTES } from "./paths"

/** Where a visitor asks for a quote, holds one, has just finished something, leaves, or reads what the law asks for. */
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
  paths.privacyPolicy,
  paths.termsOfUse,
  paths.page("cookies"),
  paths.collectionStatement("{partner}"),
]

/** True for a `path` that `route` stands for: one part of it for each `{name}`. */
export const matchesRoute = (route: string, path: string): boolean =>
  new RegExp(`^${route.replace(/\{\w+\}/g, "[^/]+")}/?$`).test(path)

/** True for the path of a page without popups or other unrequested offers. */
export const isQuiet = (path: string): boolean => QUIET_ROUTES.some(route => matchesRoute(route, path))
