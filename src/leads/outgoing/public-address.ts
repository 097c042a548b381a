import { parseUrl } from "../../domain/url"
import { BlockList, isIP } from "node:net"

/**
 * IPv4 networks that aren't public: those of the IANA Special-Purpose Address Registry that aren't globally reachable,
 * the deprecated 6to4 relays, multicast (RFC 5771) and reserved addresses (RFC 1112).
 */
const NOT_PUBLIC_V4 = createSubnetBlockList("ipv4", [
  ...["0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.0.0.0/24"],
  ...["192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24"],
  ...["224.0.0.0/4", "240.0.0.0/4"],
])

/**
 * Global unicast, the only part of IPv6 that's public (RFC 4291). Outside it are loopback, link-local, unique local and
 * multicast addresses, and those that contain an IPv4 address: mapped ones and NAT64 (64:ff9b::/96).
 */
const GLOBAL_V6 = createSubnetBlockList("ipv6", ["2000::/3"])

/** In global unicast, but not public: Teredo (RFC 2928), 6to4 (RFC 3056) and documentation (RFC 3849, RFC 9637). */
const NOT_PUBLIC_V6 = createSubnetBlockList("ipv6", ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"])

const THIS_MACHINE_V4 = createSubnetBlockList("ipv4", ["127.0.0.0/8"])
const THIS_MACHINE_V6 = createSubnetBlockList("ipv6", ["::1/128", "::ffff:127.0.0.0/104"])

/**
 * Last labels of host names that aren't public: special names (RFC 6761, 6762, 7686, 8375, 9476), `internal` (reserved
 * by ICANN for private use) and names that local networks use by custom.
 */
const LOCAL_NAMES = ["localhost", "local", "test", "invalid", "onion", "alt", "arpa", "internal"].concat([
  ...["intranet", "private", "corp", "home", "lan", "localdomain"],
])

/** True for an IP address of the public internet; false for any other text. */
export function isPublicIpAddress(address: string): boolean {
  if (isIP(address) === 4) return !NOT_PUBLIC_V4.check(address, "ipv4")
  if (isIP(address) !== 6 || address.includes("%")) return false
  return GLOBAL_V6.check(address, "ipv6") && !NOT_PUBLIC_V6.check(address, "ipv6")
}

/** True for a loopback address, by which this machine reaches itself. */
export function isLoopbackIpAddress(address: string): boolean {
  if (isIP(address) === 4) return THIS_MACHINE_V4.check(address, "ipv4")
  return isIP(address) === 6 && !address.includes("%") && THIS_MACHINE_V6.check(address, "ipv6")
}

type Terms = {
  /** Whether the address may point to this machine, for development. */
  loopback?: boolean
  /** Allowed host names in lower case; empty allows any. */
  allowedHosts?: readonly string[]
}

/**
 * Why nothing may be sent to `address`, as the end of a sentence that doesn't contain it; `null` if its host name is
 * public. `createPublicInternetFetch` checks the IP addresses of the host when it sends.
 */
export function findPublicUrlProblem(
  address: string,
  { loopback = false, allowedHosts = [] }: Terms = {},
): string | null {
  const url = parseUrl(address)
  if (!url) return "is not an address"
  const host = url.hostname.replace(/^\[|\]$/g, "")
  const labels = host.split(".")
  if (url.username || url.password) return "must not hold a user or a password"
  if (host.endsWith(".")) return "must name a host without a dot at its end"
  if (labels.at(-1) === "localhost" || isLoopbackIpAddress(host))
    return loopback ? null : "points to this machine, which needs ALLOW_LOOPBACK_WEBHOOK=1"
  if (url.protocol !== "https:") return "must begin with https://"
  if (isIP(host)) return "must name a host, not an IP address"
  if (labels.length < 2 || LOCAL_NAMES.includes(labels.at(-1) ?? "")) return "must name a host of the public internet"
  if (allowedHosts.length > 0 && !allowedHosts.includes(host))
    return "names a host that LEAD_WEBHOOK_ALLOWED_HOSTS does not list"
  return null
}

function createSubnetBlockList(family: "ipv4" | "ipv6", subnets: readonly string[]): BlockList {
  const list = new BlockList()
  for (const subnet of subnets) {
    const [net = "", bits] = subnet.split("/")
    list.addSubnet(net, Number(bits), family)
  }
  return list
}
