import { parseIconName } from "../../domain/icons/icon-name"
import { paths } from "../../domain/paths"
import { getApiAddress } from "../api-address"
import { createTimeoutSignal } from "../http"
import { parseIcon, type LoadedIcon } from "./icon-answer"

/** In milliseconds: after this long, the next service is asked for the icon. */
const TIME_OUT = 1500

/** Serves the sets that we do not. It learns the visitor's IP address and the icon's name, so it's asked second. */
const PUBLIC_SERVICE = "https://api.iconify.design"

type Edges = { fetch?: typeof globalThis.fetch; warn?: (words: string) => void; timeoutMs?: number }

/** Gives an icon by its full name, such as `lucide:anchor`; `null`, and a warning, when nobody has it. */
export type LoadIcon = (fullName: string) => Promise<LoadedIcon | null>

/** Asks our own server, then the public service. Names of one set that are asked for together go in one request. */
export function createIconLoader({ fetch, warn = console.warn, timeoutMs = TIME_OUT }: Edges = {}): LoadIcon {
  const icons = new Map<string, Promise<LoadedIcon | null>>()

  /** `null` for an error status, a failed connection, a timeout and what isn't JSON. */
  async function ask(url: string): Promise<unknown> {
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

  const own = batchRequests((prefix, names) => ask(getApiAddress(`${paths.api.icons(prefix)}?icons=${names}`)))
  const elsewhere = batchRequests((prefix, names) => ask(`${PUBLIC_SERVICE}/${prefix}.json?icons=${names}`))

  async function load(fullName: string): Promise<LoadedIcon | null> {
    const iconName = parseIconName(fullName)
    const icon =
      iconName &&
      (parseIcon(await own(iconName.prefix, iconName.name), iconName.name) ??
        parseIcon(await elsewhere(iconName.prefix, iconName.name), iconName.name))
    if (icon) return icon
    icons.delete(fullName)
    warn(`No icon could be loaded for ${fullName}.`)
    return null
  }

  return fullName => {
    const icon = icons.get(fullName) ?? load(fullName)
    icons.set(fullName, icon)
    return icon
  }
}

type Ask = (prefix: string, names: string) => Promise<unknown>

/** Collects the names of a set that are asked for in one turn of the event loop, and asks for them at once. */
function batchRequests(ask: Ask): Ask {
  const waiting = new Map<string, { names: Set<string>; answer: Promise<unknown> }>()
  return (prefix, name) => {
    const batch = waiting.get(prefix)
    batch?.names.add(name)
    if (batch) return batch.answer
    const names = new Set([name])
    const answer = new Promise(resolve => setTimeout(resolve)).then(() => {
      waiting.delete(prefix)
      return ask(prefix, [...names].join(","))
    })
    waiting.set(prefix, { names, answer })
    return answer
  }
}

export const loadIcon = createIconLoader()
