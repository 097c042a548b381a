import { useEffect, useId, useRef, type FormEvent } from "react"
import { Button } from "../../components/button/button"
import { variant } from "../../theme/variant"
import type { PasswordQuestion } from "./use-contract-reader"

/** Asks for the file's password. The reader on this device gets it, and nothing keeps it. */
export function PasswordForm({ question: { isRetry, answer } }: { question: PasswordQuestion }) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])

  function answerQuestion(event: FormEvent): void {
    event.preventDefault()
    answer(input.current?.value)
  }

  return (
    <form noValidate className={variant("form.form")} onSubmit={answerQuestion}>
      <div className={variant("form.field")}>
        <label htmlFor={id} className={variant("form.label")}>
          The file’s password
        </label>
        <p id={`${id}-hint`} className={variant("form.hint")}>
          It stays on this device, and we don’t keep it.
        </p>
        {isRetry && (
          <p id={`${id}-error`} role="alert" className={variant("form.error")}>
            That isn’t its password. Try again.
          </p>
        )}
        <input
          ref={input}
          id={id}
          type="password"
          autoComplete="off"
          className={variant("form.input")}
          aria-invalid={isRetry || undefined}
          aria-describedby={isRetry ? `${id}-hint ${id}-error` : `${id}-hint`}
        />
      </div>
      <div className={variant("form.actions")}>
        <Button type="submit">Open it</Button>
        <Button look="secondary" onClick={() => answer(undefined)}>
          I don’t have it
        </Button>
      </div>
    </form>
  )
}
