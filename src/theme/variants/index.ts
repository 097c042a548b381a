import { cards, example, hero, notices, proofs, table } from "./blocks"
import { buttons } from "./buttons"
import { byState } from "./by-state"
import { calculator } from "./calculator"
import { calendar } from "./calendar"
import { documents } from "./documents"
import { form, helpful } from "./form"
import { footer, header } from "./header"
import { embed, layout, section } from "./layout"
import { device, disclosure, facts } from "./lists"
import { consent, modal, popup } from "./overlays"
import { people, photo } from "./pictures"
import { ownContract } from "./own-contract"
import { openNow, piece } from "./pieces"
import { offer, quote } from "./quote"
import { quoteForm } from "./quote-form"
import { sample } from "./sample"
import { search } from "./search"
import { drawnStage, stages } from "./stages"
import { messageCheck } from "./message-check"
import { links, text } from "./text"
import { waiting } from "./waiting"

/** All variants, in the order of the stylesheet. If two apply to an element, the later one overrides the other. */
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
  drawnStage,
  byState,
  facts,
  table,
  disclosure,
  piece,
  waiting,
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
  documents,
  example,
  embed,
  consent,
  popup,
  openNow,
  device,
  search,
  messageCheck,
  sample,
  ownContract,
  helpful,
}

export type Variants = typeof variants
