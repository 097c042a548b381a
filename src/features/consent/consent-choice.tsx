import { hasTags } from "../../lib/tags/tag-ids"
import type { Consent } from "../../lib/consent"
import { variant } from "../../theme/variant"
import { useConsent } from "./consent"
import { ConsentButtons } from "./consent-buttons"

const WORDS: Record<Consent, string> = {
  unasked: "You haven’t chosen yet. Until you do, we don’t collect analytics.",
  refused: "You’ve rejected analytics, so we don’t collect any.",
  granted: "You’ve accepted analytics. We collect analytics until you change this.",
  signalled: "Your browser asks sites not to track you, so we don’t.",
}

/** Shows the visitor's choice about analytics in a page, where they can change it. */
export function ConsentChoice() {
  const consent = useConsent()
  return (
    <div className={variant("piece.panel", "layout.stack")} aria-live="polite" data-tool="">
      {consent === null ? (
        <p>Analytics needs scripts. While yours are off or still loading, we don’t collect any.</p>
      ) : (
        <ConsentAnswer consent={consent} />
      )}
    </div>
  )
}

function ConsentAnswer({ consent }: { consent: Consent }) {
  if (!hasTags()) return <p>This site has no analytics, so there’s nothing to choose.</p>
  return (
    <>
      <p>{WORDS[consent]}</p>
      {consent !== "signalled" && <ConsentButtons />}
    </>
  )
}
