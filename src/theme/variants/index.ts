import { cards, disclosure, facts, hero, notices, stages, table } from "./blocks"
import { buttons } from "./buttons"
import { calculator } from "./calculator"
import { calendar } from "./calendar"
import { cost } from "./cost"
import { example } from "./example"
import { form, modal } from "./form"
import { footer, header } from "./header"
import { layout, section } from "./layout"
import { piece } from "./pieces"
import { offer, quote } from "./quote"
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
}

export type Variants = typeof variants
