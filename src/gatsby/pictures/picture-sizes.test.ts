import { readFileSync } from "node:fs"
import sharp from "sharp"
import { readPictureSize } from "./picture-sizes"

const drawPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 10, g: 90, b: 120 } } })

test("the sample picture is as large as the tool that drew it says", () => {
  expect(readPictureSize(readFileSync("content/pictures/coast.png"))).toEqual({ width: 1600, height: 900 })
})

test.each([
  ["PNG", () => drawPicture(640, 320).png().toBuffer()],
  ["JPEG", () => drawPicture(640, 320).jpeg().toBuffer()],
  ["progressive JPEG", () => drawPicture(640, 320).jpeg({ progressive: true }).toBuffer()],
  ["JPEG with notes of a camera", () => drawPicture(640, 320).withMetadata({ density: 300 }).jpeg().toBuffer()],
])("a %s of 640 by 320 pixels is read so", async (_format, file) => {
  expect(readPictureSize(await file())).toEqual({ width: 640, height: 320 })
})

// EXIF 2.32, tag 0x0112: orientations 1 to 4 are upright or upside down, 5 to 8 are on their side.
test.each([
  [1, { width: 640, height: 320 }],
  [3, { width: 640, height: 320 }],
  [6, { width: 320, height: 640 }],
  [8, { width: 320, height: 640 }],
])("a photo whose camera noted orientation %i is read as it is shown", async (orientation, size) => {
  expect(readPictureSize(await drawPicture(640, 320).withMetadata({ orientation }).jpeg().toBuffer())).toEqual(size)
})

test.each([
  ["words", Buffer.from("Not a picture, but long enough to be read as if it were one.")],
  ["nothing", Buffer.alloc(0)],
  ["the start of a PNG", Buffer.from("89504e470d0a1a0a", "hex")],
  ["the start of a JPEG", Buffer.from("ffd8ffe0", "hex")],
  ["a WebP, which the site doesn't take", drawPicture(640, 320).webp().toBuffer()],
])("%s has no size", async (_what, bytes) => {
  expect(readPictureSize(await bytes)).toBeNull()
})
