import type { ReactNode } from "react"
import { isQuestionAsked } from "../../domain/job/questions"
import { variant } from "../../theme/variant"
import { FormBindingProvider, useFormBinding } from "./field-binding"

type Props = {
  /** The field whose condition decides whether the children show. */
  name: string
  /** Says when to answer, for browsers without scripts, where questions that don't apply can't be hidden. */
  when?: string
  children: ReactNode
}

/** Shows its fields if the other answers require them. Without a script they always show, with a note on when to answer. */
export function Conditional({ name, when, children }: Props) {
  const binding = useFormBinding()
  const { dependents, values } = binding
  if (dependents === "when-asked") return isQuestionAsked(name, values) ? children : null
  const fields = (
    <div className={variant("form.form")}>
      {when && <p className={variant("form.hint")}>{when}:</p>}
      {children}
    </div>
  )
  if (dependents === "always") return fields
  // A noscript inside a noscript would end the outer one early.
  return (
    <noscript>
      <FormBindingProvider value={{ ...binding, dependents: "always" }}>{fields}</FormBindingProvider>
    </noscript>
  )
}
