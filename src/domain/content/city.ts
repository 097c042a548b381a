import * as v from "valibot"
import { numberBetween, phone, state, text } from "./fields"
import { pageMeta } from "./page-meta"

/** Where a place is, in degrees; Australia only, so that a swapped pair is noticed. */
export const coordinates = {
  lat: numberBetween("degrees south as a negative number, such as -33.87", -44, -9),
  lng: numberBetween("degrees east, such as 151.21", 112, 154),
}

/** A city with an office: `content/cities/<slug>.mdx`. */
export const citySchema = v.strictObject({
  ...pageMeta("default"),
  name: text("the city's name"),
  state,
  ...coordinates,
  office: v.strictObject({ address: text("the office's address in one line"), phone }),
})
