import { cards, disclosure, example, hero, notices, proofs, stages, table } from "./blocks"
import { buttons } from "./buttons"
import { byState } from "./by-state"
import { calculator } from "./calculator"
import { calendar } from "./calendar"
import { form } from "./form"
import { footer, header } from "./header"
import { layout, section } from "./layout"
import { device, facts } from "./lists"
import { consent, modal, popup } from "./overlays"
import { people, photo } from "./pictures"
import { openNow, piece } from "./pieces"
import { offer, quote } from "./quote"
import { quoteForm } from "./quote-form"
import { search } from "./search"
import { links, text } from "./text"

/** All variants, in the order of the stylesheet: where two apply, the later one wins. */
export const variants = {
  layout,
  section,
  text,
  links,
  buttons,
  hero,
  cards,
  notices,
  proofs,
  stages,
  byState,
  facts,
  table,
  disclosure,
  piece,
  photo,
  people,
  header,
  footer,
  form,
  modal,
  quote,
  quoteForm,
  offer,
  calculator,
  calendar,
  example,
  consent,
  popup,
  openNow,
  device,
  search,
}

export type Variants = typeof variants
