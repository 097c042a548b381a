/** The `name` of the `<meta>` that says where the functions answer, when that isn't the origin of the pages. */
export const API_BASE_META = "api-base"

/**
 * The address before the path of a function; empty for the page's own origin. A browser reads it from the page each time, so
 * that a host can change it there without building the site again. While a page is built, it's read from the environment.
 */
function getApiBase(): string {
  const base =
    typeof document === "undefined"
      ? process.env.SITE_API_URL
      : document.querySelector<HTMLMetaElement>(`meta[name="${API_BASE_META}"]`)?.content
  return base?.replace(/\/$/, "") ?? ""
}

export const getApiAddress = (path: string): string => getApiBase() + path
