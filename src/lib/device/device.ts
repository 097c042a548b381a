import { isObject } from "../../domain/parse/wire"
import { getParser } from "bowser"

export type Device = {
  /** `desktop`, `mobile`, `tablet`, `tv` or `bot`. */
  kind: string
  system: string
  browser: string
  /** In CSS pixels. */
  viewport: { width: number; height: number }
  /** Device pixels for each CSS pixel. */
  pixelRatio: number
  colorMode: string
  connection: string
}

const UNKNOWN = "not told"

const formatNameAndVersion = ({ name, version }: { name?: string; version?: string }): string =>
  [name, version].filter(Boolean).join(" ") || UNKNOWN

/** An iPad identifies itself as a Mac, but has a touch screen. */
const isIpad = (): boolean => /Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1

/** The network as some browsers report it: `4g`, `3g`, `2g` or `slow-2g`, and whether data saving is on. */
function describeNetworkConnection(): string {
  if (!navigator.onLine) return "offline"
  const connection: unknown = Reflect.get(navigator, "connection")
  if (!isObject(connection)) return "online"
  const { effectiveType: speed, saveData: saves } = connection
  return ["online", typeof speed === "string" && speed, saves === true && "data saver on"].filter(Boolean).join(", ")
}

export function readDeviceDetails(): Device {
  const parser = getParser(navigator.userAgent || "unknown")
  return {
    kind: isIpad() ? "tablet" : parser.getPlatformType() || UNKNOWN,
    system: isIpad() ? "iPadOS" : formatNameAndVersion(parser.getOS()),
    browser: formatNameAndVersion(parser.getBrowser()),
    viewport: { width: window.innerWidth, height: window.innerHeight },
    pixelRatio: window.devicePixelRatio,
    colorMode: document.documentElement.dataset.colorMode ?? UNKNOWN,
    connection: describeNetworkConnection(),
  }
}

/** The device is read again this many milliseconds after the last resize event, since one resize causes many. */
const AFTER_RESIZE = 50

type Options = {
  onResize?: boolean
}

/** Calls `onChange` with the device, now and, when asked to, after each resize. Returns a cleanup function. */
export function watchDeviceDetails({ onResize = false }: Options, onChange: (device: Device) => void): () => void {
  let timer = 0
  const detect = () => onChange(readDeviceDetails())
  const detectLater = () => {
    clearTimeout(timer)
    timer = window.setTimeout(detect, AFTER_RESIZE)
  }
  if (onResize) addEventListener("resize", detectLater)
  detect()
  return () => {
    clearTimeout(timer)
    removeEventListener("resize", detectLater)
  }
}
