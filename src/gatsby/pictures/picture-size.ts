import probe from "probe-image-size/sync.js"

/** In pixels, as the picture is shown. */
export type PictureSize = { width: number; height: number }

const FORMATS = ["png", "jpg"]

/** EXIF 2.32: from this orientation on, width and height are swapped. */
const FIRST_ON_ITS_SIDE = 5

/** The size of a PNG or JPEG file; null for any other file. */
export function readPictureSize(bytes: Buffer): PictureSize | null {
  const picture = probe(bytes)
  if (!picture || !FORMATS.includes(picture.type)) return null
  const { width, height, orientation = 1 } = picture
  return orientation < FIRST_ON_ITS_SIDE ? { width, height } : { width: height, height: width }
}
