import { variant, type VariantName } from "./variant"

/**
 * The first variant of each block, in the order of the theme. A block goes on to the next one's first variant, so every
 * variant is in exactly one, and no rule changes its place. A page has the blocks of which it uses a class.
 *
 * Where they start is the cheapest choice for one page of each kind, the home page counted three times: a start costs 44
 * bytes on every page (its hash in the content security policy, as HTTP/2 sends it), and saves a page that uses nothing of
 * the block a sixth of the block's length. A new variant is in the block of the one before it; give it a start of its own
 * where few pages use it and it's longer than 500 characters.
 */
export const BLOCK_STARTS = [
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
  "form.fieldset",
  "form.mark",
  "form.radio",
  "form.progress",
  "modal.dialog",
  "quote.example",
  "quote.receipt",
  "quote.basis",
  "quoteForm.box",
  "offer.grid",
  "calendar.months",
  "openNow.line",
  "messageCheck.root",
  "helpful.form",
] as const satisfies readonly VariantName[]

/** The first class of each block. */
export const blockStarts: readonly string[] = BLOCK_STARTS.map(name => variant(name))
