import type { Answers } from "../domain/parse/wire"
import { getText } from "../components/form/form-values"
import { ATTRIBUTION_KEYS } from "../domain/lead/quote-request-types"

/** Where the visit began and its partner: nobody types them, and the page that comes back is at another address. */
const OF_VISIT = ["partner", ...ATTRIBUTION_KEYS.map(key => `attribution.${key}`)]

const OF_QUOTE = ["thankYouPageRoute", "formVersion"]

type Sent = { sent: Answers }

/** The hidden fields of a form that is shown again, as they were sent. */
export const KeptFields = ({ sent }: Sent) =>
  ["idempotencyKey", ...OF_VISIT].map(name => <KeptField key={name} name={name} sent={sent} />)

/** The same of a quote form. */
export const KeptQuoteFields = ({ sent }: Sent) => (
  <>
    {OF_QUOTE.map(name => (
      <KeptField key={name} name={name} sent={sent} />
    ))}
    <KeptFields sent={sent} />
  </>
)

function KeptField({ name, sent }: Sent & { name: string }) {
  const value = getText(sent, name)
  return value ? <input type="hidden" name={name} value={value} /> : null
}
