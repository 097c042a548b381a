/** In pixels, as the picture is shown. */
export type PictureSize = { width: number; height: number }

const PNG_START = "89504e470d0a1a0a"
const PNG_SIZE = { width: 16, height: 20, end: 24 }

/**
 * The size of a PNG or JPEG file, from its first bytes; null for any other file. The content check needs it
 * synchronously, which image tools don't offer.
 */
export function readPictureSize(bytes: Buffer): PictureSize | null {
  if (bytes.length >= PNG_SIZE.end && bytes.toString("hex", 0, PNG_START.length / 2) === PNG_START)
    return { width: bytes.readUInt32BE(PNG_SIZE.width), height: bytes.readUInt32BE(PNG_SIZE.height) }
  return bytes.length > 2 && bytes.readUInt16BE(0) === JPEG_START ? readJpegSize(bytes) : null
}

/* ITU-T T.81: two bytes of marker, two of length, and what the marker says. */
const JPEG_START = 0xffd8
const APP1 = 0xffe1
/** The frame's marker is one of sixteen, of which three say something else. */
const FRAMES = { first: 0xffc0, last: 0xffcf, others: [0xffc4, 0xffc8, 0xffcc] }
const FRAME_BYTES = 9

function readJpegSize(bytes: Buffer): PictureSize | null {
  let isOnItsSide = false
  for (let at = 2; at + FRAME_BYTES <= bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt16BE(at)
    if (marker === APP1) isOnItsSide = isRotated(bytes.subarray(at + 4, at + 2 + bytes.readUInt16BE(at + 2)))
    if (marker < FRAMES.first || marker > FRAMES.last || FRAMES.others.includes(marker)) continue
    const [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)]
    return isOnItsSide ? { width: height, height: width } : { width, height }
  }
  return null
}

/* EXIF 2.32: a TIFF file of one list of entries, twelve bytes each. */
const EXIF = "Exif\0\0"
const ORIENTATION = 0x0112
const ENTRY_BYTES = 12
/** From this orientation on, width and height are swapped. */
const FIRST_ON_ITS_SIDE = 5

function isRotated(app1: Buffer): boolean {
  if (app1.toString("latin1", 0, EXIF.length) !== EXIF) return false
  const tiff = app1.subarray(EXIF.length)
  if (tiff.length < 8) return false
  const isLittle = tiff.toString("latin1", 0, 2) === "II"
  const readShort = (at: number): number => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const list = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  for (let at = list + 2; at + ENTRY_BYTES <= tiff.length; at += ENTRY_BYTES) {
    if ((at - list - 2) / ENTRY_BYTES >= readShort(list)) break
    if (readShort(at) === ORIENTATION) return readShort(at + 8) >= FIRST_ON_ITS_SIDE
  }
  return false
}
