import type { FormValues } from "../../components/form/form-values"
import { answersIn } from "./calculator-query"

/** What the calculator takes for granted until told otherwise; each of it is seen, chosen, in the form. */
export const startingAnswers = (state = "NSW", side = "buying"): FormValues => ({
  side,
  state,
  propertyType: "house",
  offThePlan: "no",
  firstHome: "no",
  liveIn: "yes",
  newHome: "established",
  pensioner: "no",
  foreign: "none",
  buyers: "1",
  entity: "people",
  loan: "yes",
  mortgageOnSale: "yes",
})

type Known = { state?: string; side?: string; search: string; typed: FormValues }

/** What is answered so far: by the calculator itself, then in the query of the address, then in the static form. */
export const initialAnswers = ({ state, side, search, typed }: Known): FormValues => ({
  ...startingAnswers(state, side),
  ...answersIn(search),
  ...typed,
})
