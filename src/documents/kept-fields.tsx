import type { Answers } from "../domain/parse/wire"
import { getText } from "../components/form/form-values"
import { ATTRIBUTION_KEYS } from "../domain/lead/quote-request-types"

/** Where the visit began and its partner: nobody types them, and the page that comes back is at another address. */
const VISIT_FIELDS = ["partner", ...ATTRIBUTION_KEYS.map(key => `attribution.${key}`)]

const QUOTE_FIELDS = ["thankYouPageRoute", "formVersion"]

type Props = { answers: Answers }

/** The hidden fields of a form that is shown again, as they were sent. */
export const KeptFields = ({ answers }: Props) =>
  ["idempotencyKey", ...VISIT_FIELDS].map(name => <KeptField key={name} name={name} answers={answers} />)

/** The same of a quote form. */
export const KeptQuoteFields = ({ answers }: Props) => (
  <>
    {QUOTE_FIELDS.map(name => (
      <KeptField key={name} name={name} answers={answers} />
    ))}
    <KeptFields answers={answers} />
  </>
)

function KeptField({ name, answers }: Props & { name: string }) {
  const value = getText(answers, name)
  return value ? <input type="hidden" name={name} value={value} /> : null
}
