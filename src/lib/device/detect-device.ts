import { readDevice, type Device } from "./device"

/** A resize comes in many steps: so many milliseconds after the last one the device is read again. */
const AFTER_RESIZE = 50

type Options = {
  /** Read again after each resize of the window. */
  onResize?: boolean
}

/** Tells what the device is, now and, when asked to, after each resize. Gives the way to stop that. */
export function detectDevice({ onResize = false }: Options, tell: (device: Device) => void): () => void {
  let timer = 0
  const detect = () => tell(readDevice())
  const later = () => {
    clearTimeout(timer)
    timer = window.setTimeout(detect, AFTER_RESIZE)
  }
  if (onResize) addEventListener("resize", later)
  detect()
  return () => {
    clearTimeout(timer)
    removeEventListener("resize", later)
  }
}
