import { keepDraft, readDraft } from "../session-draft"

/** Where this tab's visit began. */
export type Visit = { address: string; referrer: string }

const NAME = "visit"

/** A page of ours that the visitor left before its scripts had come is where the visit began, as far as is known. */
const here = (): Visit =>
  document.referrer.startsWith(`${window.location.origin}/`)
    ? { address: document.referrer, referrer: "" }
    : { address: window.location.href, referrer: document.referrer }

/** Remembers where this tab's visit began. Later pages leave it as it is. */
export function rememberVisit(): void {
  if (readDraft(NAME) === null) keepDraft(NAME, here())
}

/** Where this tab's visit began; of a tab without storage, this page. */
export function visit(): Visit {
  const kept = readDraft(NAME)
  if (typeof kept !== "object" || kept === null || !("address" in kept) || !("referrer" in kept)) return here()
  return { address: String(kept.address), referrer: String(kept.referrer) }
}
