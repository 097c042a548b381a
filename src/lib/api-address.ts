/** The `name` of the `<meta>` that says where the functions answer, when that isn't the origin of the pages. */
export const API_BASE_META = "api-base"

/**
 * The address before the path of a function; empty for the page's own origin. It's fixed when the site is built: the build
 * writes it into each page, where a browser reads it, into the forms' addresses and into the pages' security policy. To change
 * it, set SITE_API_URL and build again.
 */
function getApiBase(): string {
  const base =
    typeof document === "undefined"
      ? process.env.SITE_API_URL
      : document.querySelector<HTMLMetaElement>(`meta[name="${API_BASE_META}"]`)?.content
  return base?.replace(/\/$/, "") ?? ""
}

export const getApiAddress = (path: string): string => getApiBase() + path
