import type { DeviceClass } from "../../domain/lead/form-use"

/** The shorter side of a screen below which a touch device is a phone, in CSS pixels. */
const PHONE_BELOW = 600

/** What kind of device this is, by its pointer and its screen; no make, model or system. */
export function deviceClass(): DeviceClass {
  if (!window.matchMedia("(pointer: coarse)").matches) return "desktop"
  return Math.min(window.screen.width, window.screen.height) < PHONE_BELOW ? "phone" : "tablet"
}
