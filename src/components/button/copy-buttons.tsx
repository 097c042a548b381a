import { useEffect, useId, useRef, useState } from "react"
import { variant } from "../../theme/variant"
import { Button } from "./button"

const NOT_COPIED = "Not copied. Select this and copy it"

/** Where the browser refuses to copy, the text is shown, to be selected. */
function Copy({ label, text }: { label: string; text: () => string }) {
  const id = useId()
  const [status, setStatus] = useState("")
  const copyToClipboard = async () => {
    await navigator.clipboard.writeText(text())
    setStatus("Copied")
  }
  return (
    <>
      <Button look="secondary" onClick={() => void copyToClipboard().catch(() => setStatus(NOT_COPIED))}>
        {label}
      </Button>
      <span role="status" id={id}>
        {status}
      </span>
      {status === NOT_COPIED && (
        <textarea
          className={variant("form.input")}
          readOnly
          value={text()}
          aria-labelledby={id}
          onFocus={({ target }) => target.select()}
        />
      )}
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
  return isSupported ? <Copy label={label} text={text} /> : null
}

/**
 * Copies the page's address, which restores what the page shows. It contains no personal details. In a partner's page, where
 * the browser may refuse, the address bar has another address.
 */
export const CopyLink = () => <Copy label="Copy link" text={() => window.location.href} />
