import probe from "probe-image-size/sync.js"

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
