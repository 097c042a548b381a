import { cards, disclosure, facts, hero, notices, stages, table } from "./blocks"
import { buttons } from "./buttons"
import { calculator } from "./calculator"
import { calendar } from "./calendar"
import { consent } from "./consent"
import { cost } from "./cost"
import { device } from "./device"
import { example } from "./example"
import { form, modal } from "./form"
import { footer, header } from "./header"
import { layout, section } from "./layout"
import { openNow } from "./open-now"
import { piece } from "./pieces"
import { popup } from "./popup"
import { offer, quote } from "./quote"
import { search } from "./search"
import { links, text } from "./text"

/** Every look of the site, in the order in which the stylesheet lists them: a later one wins over an earlier one. */
export const variants = {
  layout,
  section,
  text,
  links,
  buttons,
  hero,
  cards,
  notices,
  stages,
  facts,
  table,
  disclosure,
  piece,
  header,
  footer,
  form,
  modal,
  quote,
  offer,
  cost,
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
