import { addQuestionsToMessage, formatCheckQuestions } from "../../domain/sample-documents/sample-document"
import { NOTE_MAX } from "../../domain/lead/limits"
import { paths } from "../../domain/paths"
import type { State } from "../../domain/states"
import { addToQuoteDraft } from "../../lib/quote-draft"
import { variant } from "../../theme/variant"
import { PrintButton } from "../button/button"
import { CopyButton } from "../button/copy-buttons"

type Props = {
  title: string
  state: State
  checks: readonly string[]
  /** Whether the reader is currently checking a document of their own. */
  isChecking: boolean
}

/**
 * The checks that a reader couldn't answer. They can print them without the rest of the page, copy them, or ask us: the
 * checks are then written into the message of the quote form, and the reader decides whether to send it.
 */
export function UnansweredChecks({ title, state, checks, isChecking }: Props) {
  const message = formatCheckQuestions(title, checks)
  return (
    <section data-mode="check" aria-label="What you couldn’t answer" className={variant("form.scripted")}>
      {checks.length === 0 ? (
        <div className={variant("sample.onScreen")}>
          <h3>What you couldn’t answer</h3>
          <p>Nothing’s ticked yet.</p>
        </div>
      ) : (
        <>
          <div className={isChecking ? variant("layout.answer") : undefined}>
            <h3>What you couldn’t answer</h3>
            <ul>
              {checks.map(check => (
                <li key={check}>{check}</li>
              ))}
            </ul>
          </div>
          <p className={variant("sample.onScreen")}>
            Add the list to the message in a quote request. You can change it before you send it.
          </p>
          {message.length > NOTE_MAX && (
            <p className={variant("sample.onScreen")}>
              The list has {formatCharacterCount(message.length)} characters, and the message can have{" "}
              {formatCharacterCount(NOTE_MAX)}. Untick some, or shorten the message before you send it.
            </p>
          )}
          <div className={variant("form.actions")}>
            <a
              className={variant("buttons.primary")}
              href={paths.requestAQuote}
              onClick={() =>
                addToQuoteDraft({
                  // A reader who checks such a document is about to buy.
                  answers: { side: "buying", state },
                  note: message => addQuestionsToMessage(message, title, checks),
                })
              }
            >
              Add these to a quote request
            </a>
            <CopyButton label="Copy the list" text={message} />
            <PrintButton />
          </div>
        </>
      )}
    </section>
  )
}

const formatCharacterCount = (count: number): string => count.toLocaleString("en-AU")
