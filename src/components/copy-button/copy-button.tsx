import { useEffect, useState } from "react"
import { Button } from "../button/button"

type Props = { text: string; label?: string }

/** Puts `text` on the clipboard, and says so. Stands only where a script can do it: without one, the text can be selected. */
export function CopyButton({ text, label = "Copy" }: Props) {
  const [able, setAble] = useState(false)
  const [said, setSaid] = useState("")
  useEffect(() => setAble("clipboard" in navigator), [])
  if (!able) return null
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setSaid("Copied"),
      () => setSaid("Not copied; select the text instead"),
    )
  return (
    <>
      <Button look="secondary" onClick={copy}>
        {label}
      </Button>
      <span role="status">{said}</span>
    </>
  )
}
