import { useState, type FormEvent } from "react"
import { RadioField } from "../../components/form/choice-fields"
import { markFormAsInteractive } from "../../components/form/form-answers"
import { FormBindingProvider } from "../../components/form/field-binding"
import { Errors } from "../../components/form/form-problems"
import { STATE_OPTIONS } from "../../components/form/our-states"
import { SubmitButton } from "../../components/form/submit-button"
import { DateField, MoneyField, TextField } from "../../components/form/text-fields"
import { StaticHtml } from "../../components/static-html/static-html"
import { calculateLateInterest, type PenaltyInterest } from "../../domain/fees/late-interest"
import { formatDay, formatMoney } from "../../domain/format/format"
import { addDays, type IsoDate } from "../../domain/iso-date"
import { actsIn, OUR_STATES } from "../../domain/states"
import { variant } from "../../theme/variant"
import { readLateSettlement, type Late } from "./read-answers"

const FORM_ID = "late-settlement"

const RATE_HINT = `The percentage in your contract, like 10.${actsIn("VIC") ? " In Victoria, leave it empty for the usual rate." : ""}`

const takeSubmits = (form: HTMLFormElement | null): void => void (form && markFormAsInteractive(form))

type Props = { on: IsoDate; penaltyInterest: readonly PenaltyInterest[] }

/** Works out what a late settlement costs. Until it's asked, it shows an example for a settlement that was due on `on`. */
export function LateSettlement({ on, penaltyInterest }: Props) {
  const [year = "", month = "", day = ""] = on.split("-")
  const example = { state: OUR_STATES[0], day, month, year, price: "750,000", deposit: "75,000", days: "5", rate: "10" }
  const [reading, setReading] = useState(() => readLateSettlement(example, penaltyInterest))
  const errors = reading.ok ? [] : reading.errors

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const answers = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])
    setReading(readLateSettlement(Object.fromEntries(answers), penaltyInterest))
  }

  return (
    <div className={variant("piece.panel", "layout.stack")}>
      <form ref={takeSubmits} id={FORM_ID} noValidate className={variant("form.form")} onSubmit={handleSubmit}>
        <FormBindingProvider value={{ formId: FORM_ID, dependents: "always", values: example, errors }}>
          {!reading.ok && <Errors formId={FORM_ID} errors={errors} />}
          <RadioField name="state" label="Where is the property?" options={STATE_OPTIONS} />
          <DateField name="due" label="Settlement date in the contract" alone />
          <MoneyField name="price" label="Price" />
          <MoneyField name="deposit" label="Deposit already paid" />
          <TextField name="days" label="Days late" inputMode="numeric" autoComplete="off" />
          <TextField name="rate" label="Rate a year" hint={RATE_HINT} autoComplete="off" />
          <div className={variant("form.actions", "form.scripted")}>
            <SubmitButton formId={FORM_ID}>Work it out</SubmitButton>
          </div>
        </FormBindingProvider>
      </form>
      <div role="status">
        {reading.ok && <StaticHtml key={JSON.stringify(reading.value)}>{() => <Cost {...reading.value} />}</StaticHtml>}
      </div>
    </div>
  )
}

function Cost({ state, due, owing, rate, days }: Late) {
  const [daily, total] = [1, days].map(count => formatMoney(calculateLateInterest(owing, rate, count)))
  const [served, end] = [1, 15].map(count => formatDay(addDays(due, count)))
  const notice = `A ${state === "VIC" ? "default notice" : "notice to complete"} served on ${served} usually runs out on ${end}.`
  return (
    <p>
      <strong>{`${daily} a day, ${total} in all`}</strong>
      {` for ${days === 1 ? "1 day" : `${days} days`} at ${rate / 100}% a year on ${formatMoney(owing, { cents: "auto" })}, the price less the deposit. `}
      {state === "QLD" ? "For days that a valid extension notice covers, there’s usually no interest." : notice}
    </p>
  )
}
