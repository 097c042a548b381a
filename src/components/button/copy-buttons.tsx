import { useEffect, useState } from "react"
import { Button } from "./button"

type CopyProps = {
  label: string
  /** What is copied, read when the button is pressed. */
  text: () => string
  /** What is said when the browser refuses. */
  failed: string
}

function Copy({ label, text, failed }: CopyProps) {
  const [said, setSaid] = useState("")
  const copy = () =>
    navigator.clipboard.writeText(text()).then(
      () => setSaid("Copied"),
      () => setSaid(failed),
    )
  return (
    <>
      <Button look="secondary" onClick={() => void copy()}>
        {label}
      </Button>
      <span role="status">{said}</span>
    </>
  )
}

/** Copies `text` to the clipboard, and says so. Only shown where a script can do it: without one, the text can be selected. */
export function CopyButton({ text, label = "Copy" }: { text: string; label?: string }) {
  const [able, setAble] = useState(false)
  useEffect(() => setAble("clipboard" in navigator), [])
  return able ? <Copy label={label} text={() => text} failed="Not copied; select the text instead" /> : null
}

/** Copies the page's address, which brings back what the page shows. It contains no personal details. */
export const CopyLink = () => (
  <Copy label="Copy link" text={() => window.location.href} failed="Copy it from the address bar" />
)
