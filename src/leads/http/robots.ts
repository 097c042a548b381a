import { isCrawler } from "../../domain/crawlers"

/** True for a program that reads pages for others, and for one that doesn't say what it is: a browser always does. */
export function isRobot(headers: Headers): boolean {
  const userAgent = headers.get("user-agent") ?? ""
  return userAgent === "" || isCrawler(userAgent)
}
