import { textAt, withText, type FormValues } from "../../components/form/form-values"

/** What may stand in the address: answers about the job. Nothing here tells who asks. */
const NAMES = [
  ..."side state propertyType offThePlan price firstHome liveIn newHome pensioner foreign".split(" "),
  ..."foreignSharePercent constructionCost buyers entity loan mortgageOnSale deposit loanAmount".split(" "),
  ...["contractDate", "otherDate"].flatMap(name => ["day", "month", "year"].map(part => `${name}.${part}`)),
  ..."otherFee otherSearches otherPlatform".split(" "),
]

const LONGEST = 40

/** The answers in the query of an address, as a GET form writes them too. What is no answer is left out. */
export function answersIn(search: string): FormValues {
  const query = new URLSearchParams(search)
  return NAMES.reduce<FormValues>((values, name) => {
    const text = query.get(name)
    return text ? withText(values, name, text.slice(0, LONGEST)) : values
  }, {})
}

/** The query that stands for `values`, without its question mark. */
export function queryOf(values: FormValues): string {
  const given = NAMES.map(name => [name, textAt(values, name)] as [string, string]).filter(([, text]) => text !== "")
  return new URLSearchParams(given).toString()
}
