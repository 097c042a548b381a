import { parseIconName } from "../../domain/icons/icon-name"
import { paths } from "../../domain/paths"
import { getApiAddress } from "../api-address"
import { createTimeoutSignal } from "../http"
import { parseIconResponse, type LoadedIcon } from "./icon-answer"

/** In milliseconds: after this long, the next service is asked for the icon. */
const TIME_OUT = 1500

/** The service for icon sets that we don't serve. It learns the visitor's IP address and the icon's name, so it's asked second. */
const PUBLIC_SERVICE = "https://api.iconify.design"

/** The body of the answer; `null` for an error status, a failed connection, a timeout and an answer that isn't JSON. */
async function fetchIconSet(url: string): Promise<unknown> {
  const { signal, release } = createTimeoutSignal(TIME_OUT)
  const response = await fetch(url, { signal, credentials: "omit", referrerPolicy: "no-referrer" }).catch(() => null)
  const body: unknown = response?.ok ? await response.json().catch(() => null) : null
  release()
  return body
}

/** Loads an icon by its full name, such as `lucide:anchor`; `null`, and a warning, when neither our server nor the public service has it. */
export async function loadIcon(fullName: string): Promise<LoadedIcon | null> {
  const iconName = parseIconName(fullName)
  const loadFrom = async (getSet: (prefix: string) => string) =>
    iconName &&
    parseIconResponse(await fetchIconSet(`${getSet(iconName.prefix)}?icons=${iconName.name}`), iconName.name)
  const icon =
    (await loadFrom(prefix => getApiAddress(paths.api.icons(prefix)))) ??
    (await loadFrom(prefix => `${PUBLIC_SERVICE}/${prefix}.json`))
  if (!icon) console.warn(`No icon could be loaded for ${fullName}.`)
  return icon
}
