import type { FormHTMLAttributes } from "react"
import { useForm } from "react-final-form"
import type { FormValues } from "./form-values"
import { useFormAnswers } from "./form-answers"

/** A form that's posted, inside react-final-form's `Form`, which knows the answers that are in its boxes. */
export function AnswersForm(props: FormHTMLAttributes<HTMLFormElement>) {
  const { getState, batch, change } = useForm<FormValues>()
  const ref = useFormAnswers(
    () => getState().values,
    answers => batch(() => answers.forEach(([name, text]) => change(name, text))),
  )
  return <form {...props} ref={ref} method="post" noValidate />
}
