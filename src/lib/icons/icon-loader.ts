import { parseIconName } from "../../domain/icons/icon-name"
import { paths } from "../../domain/paths"
import { getApiAddress } from "../api-address"
import { createTimeoutSignal } from "../http"
import { parseIconResponse, type LoadedIcon } from "./icon-answer"

/** In milliseconds: after this long, the next service is asked for the icon. */
const TIME_OUT = 1500

/** The service for icon sets that we don't serve. It learns the visitor's IP address and the icon's name, so it's asked second. */
const PUBLIC_SERVICE = "https://api.iconify.design"

type Edges = { fetch?: typeof globalThis.fetch; warn?: (words: string) => void; timeoutMs?: number }

/** Loads an icon by its full name, such as `lucide:anchor`; `null`, and a warning, when no service has it. */
export type LoadIcon = (fullName: string) => Promise<LoadedIcon | null>

/** Creates a loader that asks our own server, then the public service. Icons of one set that are requested together share a request. */
export function createIconLoader({ fetch, warn = console.warn, timeoutMs = TIME_OUT }: Edges = {}): LoadIcon {
  const icons = new Map<string, Promise<LoadedIcon | null>>()

  /** Fetches a set's icons; `null` for an error status, a failed connection, a timeout and an answer that isn't JSON. */
  async function fetchIconSet(url: string): Promise<unknown> {
    const { signal, release } = createTimeoutSignal(timeoutMs)
    const response = await (fetch ?? globalThis.fetch)(url, {
      signal,
      credentials: "omit",
      referrerPolicy: "no-referrer",
    }).catch(() => null)
    const body: unknown = response?.ok ? await response.json().catch(() => null) : null
    release()
    return body
  }

  const own = batchIconRequests((prefix, names) =>
    fetchIconSet(getApiAddress(`${paths.api.icons(prefix)}?icons=${names}`)),
  )
  const elsewhere = batchIconRequests((prefix, names) =>
    fetchIconSet(`${PUBLIC_SERVICE}/${prefix}.json?icons=${names}`),
  )

  async function loadIconFromServices(fullName: string): Promise<LoadedIcon | null> {
    const iconName = parseIconName(fullName)
    const icon =
      iconName &&
      (parseIconResponse(await own(iconName.prefix, iconName.name), iconName.name) ??
        parseIconResponse(await elsewhere(iconName.prefix, iconName.name), iconName.name))
    if (icon) return icon
    icons.delete(fullName)
    warn(`No icon could be loaded for ${fullName}.`)
    return null
  }

  return fullName => {
    const icon = icons.get(fullName) ?? loadIconFromServices(fullName)
    icons.set(fullName, icon)
    return icon
  }
}

type Ask = (prefix: string, names: string) => Promise<unknown>

/** Collects the names of a set that are requested in one turn of the event loop, and sends one request for them. */
function batchIconRequests(fetchIconSet: Ask): Ask {
  const waiting = new Map<string, { names: Set<string>; answer: Promise<unknown> }>()
  return (prefix, name) => {
    const batch = waiting.get(prefix)
    batch?.names.add(name)
    if (batch) return batch.answer
    const names = new Set([name])
    const answer = new Promise(resolve => setTimeout(resolve)).then(() => {
      waiting.delete(prefix)
      return fetchIconSet(prefix, [...names].join(","))
    })
    waiting.set(prefix, { names, answer })
    return answer
  }
}

export const loadIcon = createIconLoader()
