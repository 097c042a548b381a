import { questionsInWords } from "../../domain/sample-documents/sample-document"
import { paths } from "../../domain/paths"
import { keepDraft } from "../../lib/session-draft"
import { variant } from "../../theme/variant"
import { PrintButton } from "../button/button"
import { CopyButton } from "../button/copy-buttons"

type Props = { title: string; unanswered: readonly string[] }

/**
 * The checks that a reader couldn't answer, to print, to copy, or to ask us about: then they're written into the message of
 * the contact form, which the reader sends or doesn't.
 */
export function UnansweredChecks({ title, unanswered }: Props) {
  const message = questionsInWords(title, unanswered)
  return (
    <section data-mode="check" aria-label="What you couldn’t answer" className={variant("form.scripted")}>
      <h3>What you couldn’t answer</h3>
      {unanswered.length === 0 ? (
        <p>Nothing’s ticked yet.</p>
      ) : (
        <>
          <ul>
            {unanswered.map(check => (
              <li key={check}>{check}</li>
            ))}
          </ul>
          <div className={variant("form.actions")}>
            <a
              className={variant("buttons.primary")}
              href={paths.contactUs}
              onClick={() => keepDraft("contact-form", { message })}
            >
              Ask us about these
            </a>
            <CopyButton label="Copy the list" text={message} />
            <PrintButton />
          </div>
        </>
      )}
    </section>
  )
}
