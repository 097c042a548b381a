import { variant, type VariantName } from "./variant"

/**
 * The first variant of each block, in the order of the theme. A block ends before the next one's start. A page contains the
 * blocks of which it uses a class.
 *
 * The starts are the cheapest choice for one page of each kind, with the home page counted three times. Each block costs 44
 * bytes on every page (its hash in the content security policy, as HTTP/2 sends it), and saves pages without its classes a
 * sixth of its length. Give a new variant a start of its own if few pages use it and it's longer than 500 characters.
 */
const BLOCK_STARTS = [
  "layout.page",
  "layout.narrow",
  "layout.boxed",
  "layout.stack",
  "layout.columns",
  "layout.pageHeader",
  "layout.headDrawing",
  "layout.hidden",
  "buttons.quiet",
  "buttons.block",
  "cards.grid",
  "notices.tip",
  "notices.law",
  "proofs.list",
  "drawnStage.stage",
  "byState.root",
  "table.scroll",
  "disclosure.list",
  "piece.panel",
  "piece.picture",
  "piece.icon",
  "piece.term",
  "piece.tag",
  "piece.contents",
  "piece.sources",
  "piece.wordmark",
  "piece.callToAction",
  "piece.breadcrumbs",
  "waiting.note",
  "photo.figure",
  "header.bar",
  "form.field",
  "form.states",
  "form.step",
  "form.actions",
  "form.summary",
  "form.fieldset",
  "modal.dialog",
  "quote.example",
  "quote.receipt",
  "quote.basis",
  "quoteForm.form",
  "quoteForm.box",
  "quoteForm.title",
  "offer.grid",
  "calendar.months",
  "openNow.line",
  "messageCheck.root",
  "ownContract.root",
  "helpful.form",
] as const satisfies readonly VariantName[]

export const blockStarts: readonly string[] = BLOCK_STARTS.map(name => variant(name))
