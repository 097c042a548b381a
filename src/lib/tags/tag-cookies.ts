/** The cookies that Google's scripts set on the site's own host, by the beginning of their names. */
export const TAG_COOKIES = ["_ga", "_gid", "_gat", "_gcl_"] as const

/** The host and each domain above it: a script may have set its cookie on any of them. */
const domainsOf = (host: string): string[] => host.split(".").map((_, at, parts) => parts.slice(at).join("."))

/** Takes back the cookies that tags have set. */
export function forgetTagCookies(): void {
  const names = document.cookie.split("; ").map(cookie => cookie.split("=")[0] ?? "")
  for (const name of names.filter(name => TAG_COOKIES.some(beginning => name.startsWith(beginning)))) {
    document.cookie = `${name}=; path=/; max-age=0`
    for (const domain of domainsOf(location.hostname)) document.cookie = `${name}=; path=/; domain=${domain}; max-age=0`
  }
}
