import { useEffect, useRef, type DragEvent } from "react"
import { variant } from "../../theme/variant"

const allowDrop = (event: DragEvent): void => event.preventDefault()

/** Takes one file, chosen or dropped. It's focused when it appears, since the button before it is gone. */
export function FileBox({ onFile }: { onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus({ preventScroll: true }), [])

  function takeFiles(files: FileList | null): void {
    const [file] = files ?? []
    if (file) onFile(file)
  }
  function dropFile(event: DragEvent): void {
    event.preventDefault()
    takeFiles(event.dataTransfer.files)
  }

  return (
    <label className={variant("ownContract.drop")} onDragOver={allowDrop} onDrop={dropFile}>
      <strong>Choose your contract, or drop it here</strong>
      <span>A PDF of up to 40 MB and 400 pages. It stays on this device.</span>
      <input ref={input} type="file" accept="application/pdf,.pdf" onChange={({ target }) => takeFiles(target.files)} />
    </label>
  )
}
