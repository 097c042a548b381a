import { useEffect, useRef, useState } from "react"
import { Button } from "./button"

type CopyProps = {
  label: string
  text: () => string
  failureText: string
}

function Copy({ label, text, failureText }: CopyProps) {
  const [status, setStatus] = useState("")
  const copyToClipboard = () =>
    navigator.clipboard.writeText(text()).then(
      () => setStatus("Copied"),
      () => setStatus(failureText),
    )
  return (
    <>
      <Button look="secondary" onClick={() => void copyToClipboard()}>
        {label}
      </Button>
      <span role="status">{status}</span>
    </>
  )
}

/** Copies the source text in the `[data-source]` around it. It's an island: the page's HTML has the text already. */
export function CopySource({ label }: { label?: string }) {
  const box = useRef<HTMLSpanElement>(null)
  const getSource = () => box.current?.closest("[data-source]")?.querySelector("code")?.textContent ?? ""
  return (
    <span ref={box}>
      <CopyButton text={getSource} label={label} />
    </span>
  )
}

/** Copies `text` to the clipboard, and says so. Not shown if a script can't copy: visitors can then select the text. */
export function CopyButton({ text, label = "Copy" }: { text: () => string; label?: string | undefined }) {
  const [isSupported, setSupported] = useState(false)
  useEffect(() => setSupported("clipboard" in navigator), [])
  return isSupported ? <Copy label={label} text={text} failureText="Not copied; select the text instead" /> : null
}

/** Copies the page's address, which restores what the page shows. It contains no personal details. */
export const CopyLink = () => (
  <Copy label="Copy link" text={() => window.location.href} failureText="Copy it from the address bar" />
)
