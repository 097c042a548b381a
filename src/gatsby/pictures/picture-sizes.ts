import probe from "probe-image-size/sync.js"
import * as v from "valibot"
import type { PictureWidth } from "../../domain/content/choices"

export type PictureUse = "top" | PictureWidth | "person"

/** The files that a picture needs: their widths in pixels, and the `sizes` attribute, which tells the browser how wide the page shows it. */
export type PictureFiles = { widths: readonly [number, ...number[]]; sizes: string; isSquare?: boolean }

/** The fewest pixels that a picture needs. That's the size of its largest file, for a high-density screen. */
export const NEEDED: Readonly<Record<PictureUse, { width: number; height?: number }>> = {
  top: { width: 1600, height: 640 },
  text: { width: 1280 },
  wide: { width: 1600 },
  half: { width: 800 },
  person: { width: 400, height: 400 },
}

/* The widths in `src/theme`: lines of text are up to 40rem wide, a container is 68rem wide inside its paddings of 2rem. */
const PHONE = "calc(100vw - 2rem)"
const MEASURE = `(min-width: 43rem) 40rem, ${PHONE}`
const HALF = `(min-width: 40rem) 19rem, ${PHONE}`
/** The width that remains beside a column of 18rem, the gap and the paddings. */
const BESIDE = "(min-width: 56rem) calc(100vw - 25rem)"

/** The width of a page's text column: the length of its lines, the width beside a list of contents or a card, or the container's. */
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

function getTextColumnWidth(page: Record<string, unknown>): Column {
  if (!v.is(pageSchema, page)) return "container"
  const { layout, internal } = page
  if (internal.type === "LandingPage" || internal.type === "Partner") return "measure"
  return internal.type === "StatePage" || layout === "full-width" || layout === "component" ? "container" : "beside"
}

export const getTextPictureFiles = (width: PictureWidth, page: Record<string, unknown>): PictureFiles => ({
  widths: WIDTHS[width],
  sizes: SIZES[width][getTextColumnWidth(page)],
})

export const PORTRAIT: PictureFiles = { widths: [400, 256, 128], sizes: "8rem", isSquare: true }

/** The size of a picture in pixels, with the orientation in which it's shown. */
export type PictureSize = { width: number; height: number }

const FORMATS = ["png", "jpg"]

/** The first EXIF orientation (EXIF 2.32) from which width and height are swapped. */
const FIRST_ON_ITS_SIDE = 5

/** Reads the size of a PNG or JPEG file. Null for any other file. */
export function readPictureSize(bytes: Buffer): PictureSize | null {
  const picture = probe(bytes)
  if (!picture || !FORMATS.includes(picture.type)) return null
  const { width, height, orientation = 1 } = picture
  return orientation < FIRST_ON_ITS_SIDE ? { width, height } : { width: height, height: width }
}
