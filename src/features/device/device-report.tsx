import { useEffect, useState } from "react"
import { CopyButton } from "../../components/button/copy-buttons"
import { Fact } from "../../components/key-facts/key-facts"
import { watchDeviceDetails, type Device, readDeviceDetails } from "../../lib/device/device"
import { variant } from "../../theme/variant"

/** What support asks about a visitor's device. It's read in the browser and never sent; the visitor can copy it. */
export function DeviceReport() {
  const [device, setDevice] = useState<Device | null>(null)

  useEffect(() => watchDeviceDetails({ onResize: true }, setDevice), [])
  useEffect(() => {
    const modes = new MutationObserver(() => setDevice(readDeviceDetails()))
    modes.observe(document.documentElement, { attributeFilter: ["data-color-mode"] })
    return () => modes.disconnect()
  }, [])

  const rows = buildDeviceRows(device)
  return (
    <div className={variant("layout.stack")} data-tool="">
      <dl className={device ? variant("device.facts") : variant("device.facts", "waiting.placeholder")}>
        {rows.map(({ label, value }) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
      </dl>
      <noscript>
        <p>
          Your browser doesn’t run scripts, so this page can’t read your device. Tell us what device and browser you’re
          using.
        </p>
      </noscript>
      <div className={variant("layout.row", "device.copy")}>
        {device && (
          <CopyButton
            label="Copy for support"
            text={() => rows.map(({ label, value }) => `${label}: ${value}`).join("\n")}
          />
        )}
      </div>
    </div>
  )
}

/** Only the labels until the device has been read. */
const buildDeviceRows = (device: Device | null): readonly { label: string; value: string }[] => [
  { label: "Device", value: device?.kind ?? "…" },
  { label: "System", value: device?.system ?? "…" },
  { label: "Browser", value: device?.browser ?? "…" },
  { label: "Window", value: device ? `${device.viewport.width} × ${device.viewport.height}` : "…" },
  { label: "Pixel ratio", value: device ? String(Math.round(device.pixelRatio * 100) / 100) : "…" },
  { label: "Colour mode", value: device?.colorMode ?? "…" },
  { label: "Connection", value: device?.connection ?? "…" },
]
