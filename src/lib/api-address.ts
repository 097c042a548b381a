/** The `name` of the `<meta>` that says where the functions answer, when that isn't the origin of the pages. */
export const API_BASE_META = "api-base"

/** Empty for the page's own origin. A host can change the address in a built page without building it again. */
function getApiBase(): string {
  const base =
    typeof document === "undefined"
      ? process.env.SITE_API_URL
      : document.querySelector<HTMLMetaElement>(`meta[name="${API_BASE_META}"]`)?.content
  return base?.replace(/\/$/, "") ?? ""
}

export const getApiAddress = (path: string): string => getApiBase() + path
