import { NOTE_MAX } from "../../domain/lead/limits"
import { paths } from "../../domain/paths"
import { addQuestionsToMessage, formatQuestions } from "../../domain/sample-documents/sample-document"
import type { State } from "../../domain/states"
import { addAnswersToQuoteDraft } from "../../lib/quote-draft"
import { variant } from "../../theme/variant"
import { PrintButton } from "../button/button"
import { CopyButton } from "../button/copy-buttons"

type Props = {
  state: State
  /** The line above the list in a message. */
  intro: string
  items: readonly string[]
  /** What's copied, if it isn't the list as it's put into the message. */
  copiedText?: string
}

/** Takes what a reader has to ask to the message of a quote request, the clipboard or paper. */
export function QuestionsForQuote({ state, intro, items, copiedText }: Props) {
  const message = formatQuestions(intro, items)
  return (
    <>
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
            addAnswersToQuoteDraft({
              // A reader who checks such a document is about to buy.
              answers: { side: "buying", state },
              note: message => addQuestionsToMessage(message, intro, items),
            })
          }
        >
          Add these to a quote request
        </a>
        <CopyButton label="Copy the list" text={() => copiedText ?? message} />
        <PrintButton />
      </div>
    </>
  )
}

const formatCharacterCount = (count: number): string => count.toLocaleString("en-AU")
