import * as v from "valibot"
import type { PictureWidth } from "../../domain/content/choices"

/** Where a picture is shown: at the top of a page, in a text, or beside the name of a person. */
export type PictureUse = "top" | PictureWidth | "person"

/** How a picture must be made: the widths in pixels of its files, and how wide a page shows it, as the browser is told. */
export type PictureFiles = { widths: readonly [number, ...number[]]; sizes: string; isSquare?: boolean }

/** The least pixels that a picture needs: as many as its largest file, for a screen of high density. */
export const NEEDED: Readonly<Record<PictureUse, { width: number; height?: number }>> = {
  top: { width: 1600, height: 640 },
  text: { width: 1280 },
  wide: { width: 1600 },
  half: { width: 800 },
  person: { width: 400, height: 400 },
}

/* The widths of `src/theme`: a measure of 40rem, a container of 68rem between its paddings, a phone's paddings of 2rem. */
const PHONE = "calc(100vw - 2rem)"
const MEASURE = `(min-width: 43rem) 40rem, ${PHONE}`
const HALF = `(min-width: 40rem) 19rem, ${PHONE}`
/** What a column of 18rem, the gap beside it and the paddings leave. */
const BESIDE = "(min-width: 56rem) calc(100vw - 25rem)"

/** The column that a page gives its text: of its lines' length, beside a list of contents or a card, or the container. */
type Column = "measure" | "beside" | "container"

const SIZES: Readonly<Record<PictureWidth, Readonly<Record<Column, string>>>> = {
  text: { measure: MEASURE, beside: `(min-width: 65rem) 40rem, ${BESIDE}, ${MEASURE}`, container: MEASURE },
  wide: {
    measure: MEASURE,
    beside: `(min-width: 72rem) 47rem, ${BESIDE}, ${PHONE}`,
    container: `(min-width: 72rem) 68rem, ${PHONE}`,
  },
  half: { measure: HALF, beside: HALF, container: HALF },
}

const WIDTHS: Readonly<Record<PictureWidth, PictureFiles["widths"]>> = {
  text: [1280, 800, 480],
  wide: [1600, 960, 480],
  half: [800, 400],
}

const pageSchema = v.object({ layout: v.optional(v.string()), internal: v.object({ type: v.string() }) })

function getColumn(page: Record<string, unknown>): Column {
  if (!v.is(pageSchema, page)) return "container"
  const { layout, internal } = page
  if (internal.type === "LandingPage" || internal.type === "Partner") return "measure"
  return internal.type === "StatePage" || layout === "full-width" || layout === "component" ? "container" : "beside"
}

export const getTextPictureFiles = (width: PictureWidth, page: Record<string, unknown>): PictureFiles => ({
  widths: WIDTHS[width],
  sizes: SIZES[width][getColumn(page)],
})

/** The files of a portrait, cut to a square. */
export const PORTRAIT: PictureFiles = { widths: [400, 256, 128], sizes: "8rem", isSquare: true }
