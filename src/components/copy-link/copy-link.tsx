import { useState } from "react"
import { Button } from "../button/button"

/** Copies the page's address, which brings back what it shows. It holds no personal data. */
export function CopyLink() {
  const [said, setSaid] = useState("")
  const copy = () =>
    navigator.clipboard.writeText(window.location.href).then(
      () => setSaid("Copied"),
      () => setSaid("Copy it from the address bar"),
    )
  return (
    <>
      <Button look="secondary" onClick={() => void copy()}>
        Copy link
      </Button>
      <span role="status">{said}</span>
    </>
  )
}
