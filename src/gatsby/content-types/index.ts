import { blog } from "./blog"
import { city } from "./city"
import type { ContentType } from "./content-type"
import { faq } from "./faq"
import { fees } from "./fees"
import { glossary } from "./glossary"
import { landing } from "./landing"
import { navigation } from "./navigation"
import { offer } from "./offer"
import { page } from "./page"
import { partner } from "./partner"
import { place } from "./place"
import { rates } from "./rates"
import { site } from "./site"
import { state } from "./state"

/** Every kind of content. A new kind is a new file here and its line in this list. */
export const contentTypes: readonly ContentType[] = [
  page,
  state,
  city,
  landing,
  place,
  blog,
  partner,
  offer,
  faq,
  site,
  navigation,
  glossary,
  rates,
  fees,
]
