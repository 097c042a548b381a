import { isAsked } from "./conditions"
import { textAt, type FormValues } from "./form-values"

/** What the function is sent: the keys of a quote request, as typed. */
export type Wire = Record<string, unknown>

const PROPERTY = ["state", "propertyType", "strata", "price", "stage", "contractDate", "settlementDate"]
const JOB = [
  ...["side", ...PROPERTY, "offThePlan", "firstHome", "liveIn", "newHome", "foreign", "foreignSharePercent"],
  ...["pensioner", "constructionCost", "buyers", "entity", "loan", "mortgageOnSale"],
]
const SALE = [...PROPERTY, "mortgageOnSale"]
const PERSON = ["name", "email", "sendEmailQuote", "contactBy", "phone", "bestTime", "postcode", "note", "marketing"]
const DATES = ["contractDate", "settlementDate"]

/** Only what is asked, so that an answer which a later one made void is not sent. */
function answersAt(values: FormValues, names: readonly string[], prefix = ""): Wire {
  return Object.fromEntries(
    names
      .filter(name => isAsked(`${prefix}${name}`, values))
      .map(name => [name, answerAt(values, `${prefix}${name}`, name)] as const)
      .filter(([, answer]) => answer !== undefined),
  )
}

function answerAt(values: FormValues, path: string, name: string): unknown {
  if (name === "price" && textAt(values, `${path}Unknown`) === "yes") return null
  if (name === "sendEmailQuote" && textAt(values, path)) return textAt(values, path) === "yes"
  if (!DATES.includes(name)) return textAt(values, path) || undefined
  const [day = "", month = "", year = ""] = ["day", "month", "year"].map(part => textAt(values, `${path}.${part}`))
  return day || month || year ? { day, month, year } : undefined
}

/** Step 1 as the rules read it. */
export function jobWire(values: FormValues): Wire {
  const job = answersAt(values, JOB)
  return isAsked("sale", values) ? { ...job, sale: answersAt(values, SALE, "sale.") } : job
}

/** Step 2, honeypot included. */
export const personWire = (values: FormValues): Wire => ({
  ...answersAt(values, PERSON),
  reference_code: textAt(values, "reference_code"),
})

/** True for a field of step 2. */
export const isPersonField = (field: string): boolean => PERSON.includes(field)
