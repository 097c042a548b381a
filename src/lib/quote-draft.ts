import { isObject } from "../domain/parse/wire"
import { saveDraft, readDraft } from "./session-draft"

/** The name of the quote form's draft in this tab. All pages share it, so that a visitor who moves on finds the answers again. */
export const QUOTE_DRAFT = "quote"

type Addition = {
  /** Answers for the questions that the visitor hasn't answered yet. */
  answers: Readonly<Record<string, string>>
  /** The message, given what the visitor has written in it so far. */
  note: (message: string) => string
}

/** For a page without the form. The visitor's own answers stay as they are. The form checks the draft when it starts. */
export function addAnswersToQuoteDraft({ answers, note }: Addition): void {
  const savedDraft = readDraft(QUOTE_DRAFT)
  const draft = isObject(savedDraft) ? savedDraft : {}
  const values = isObject(draft["values"]) ? draft["values"] : {}
  const open = Object.entries(answers).filter(([name]) => !values[name])
  const message = typeof values["note"] === "string" ? values["note"] : ""
  saveDraft(QUOTE_DRAFT, { ...draft, values: { ...values, ...Object.fromEntries(open), note: note(message) } })
}
