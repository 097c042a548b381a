import { useEffect, useId, useRef, useState } from "react"
import { Button } from "../../../components/button/button"
import { Link } from "../../../components/link/link"
import { ReachUs, type FirmContact } from "../../../components/reach-us/reach-us"
import { UPLOAD_DAYS } from "../../../domain/lead/upload"
import { paths } from "../../../domain/paths"
import { getEnquiryEditPath } from "../../../lib/enquiry"
import type { SendResult, sendFile } from "../../../lib/send-file"
import { variant } from "../../../theme/variant"

/** The code that sends is loaded once it's needed. */
const sendByLoadedCode: typeof sendFile = async (...sending) =>
  (await import(/* webpackChunkName: "send-file" */ "../../../lib/send-file")).sendFile(...sending)

const FAILURES: Readonly<Record<Exclude<SendResult, "sent">, string>> = {
  failed: "We don’t have all of it yet. Check your connection, then go on from where it stopped.",
  "too-large": "That file is over 18 MB. Please email it to us.",
  "not-a-pdf": "That isn’t a PDF. Save it as a PDF, or email it to us.",
  unreadable: "Your browser couldn’t read that file. Choose it again.",
  "other-file": "We already have a contract from you. Please email us any other file.",
  gone: "You can’t send it here any more. Please email it to us.",
}

type Props = { id: string; firm: FirmContact; send?: typeof sendFile }

/** Lets a visitor send their contract after their request, in the tab that sent it. Nothing is sent before they press the button. */
export function SendContract({ id, firm, send = sendByLoadedCode }: Props) {
  const titleId = useId()
  const [file, setFile] = useState<File | null>(null)
  const [state, setState] = useState<SendResult | "sending" | null>(null)
  const [bytes, setBytes] = useState(0)
  const status = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // The button that had the focus is gone.
    if (state === "sent") status.current?.focus()
  }, [state])
  const enquiry = getEnquiryEditPath(id)
  if (enquiry === null) return null
  const isSending = state === "sending"

  async function sendChosenFile() {
    if (!file || !enquiry || isSending) return
    setState("sending")
    setState(await send(file, enquiry, { onProgress: setBytes }).catch(() => "failed" as const))
  }

  return (
    <section aria-labelledby={titleId} className={variant("piece.panel", "layout.stack", "offer.screen")}>
      <h2 id={titleId} className={variant("text.h3")}>
        Send us your contract
      </h2>
      {state !== "sent" && (
        <>
          <p>If you have the contract, you can send it to us now. It stays on this device until you press Send.</p>
          <label className={variant("ownContract.drop")}>
            <strong>Choose your contract</strong>
            <span>One PDF of up to 18 MB.</span>
            <input
              type="file"
              accept="application/pdf,.pdf"
              disabled={isSending}
              onChange={({ target }) => {
                setFile(target.files?.[0] ?? null)
                setState(null)
              }}
            />
          </label>
        </>
      )}
      {state !== null && state !== "sent" && !isSending && (
        <div role="alert" className={variant("form.error")}>
          <p>
            {FAILURES[state]} <ReachUs firm={firm} />.
          </p>
        </div>
      )}
      <p ref={status} role="status" tabIndex={-1}>
        {isSending && <span>Sending …</span>}
        {state === "sent" && <strong>We have your contract.</strong>}
      </p>
      {isSending && file && (
        <progress
          className={variant("ownContract.progress")}
          aria-label="How much we have"
          max={file.size}
          value={bytes}
        />
      )}
      {file && state !== "sent" && (
        <div>
          <Button busy={isSending} onClick={() => void sendChosenFile()}>
            {state === "failed" ? "Go on sending" : "Send"}
          </Button>
        </div>
      )}
      <p className={variant("text.note")}>
        We keep it on this website for {UPLOAD_DAYS.kept} days, or {UPLOAD_DAYS.downloaded} days after we’ve downloaded
        it. Contracts name other people too: see our <Link href={paths.privacyPolicy}>privacy policy</Link>.
      </p>
    </section>
  )
}
