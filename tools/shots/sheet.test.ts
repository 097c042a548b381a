import { mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import sharp from "sharp"
import { writeSheet } from "./sheet"

const folder = mkdtempSync(join(tmpdir(), "sheet-"))

async function shot(name: string, width: number, height: number, background: string) {
  const path = join(folder, `${name}.png`)
  await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toFile(path)
  return { path, width }
}

/** The colour of one pixel, as the three bytes of it. */
async function colourAt(path: string, left: number, top: number): Promise<number[]> {
  const { data } = await sharp(path)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data]
}

test("pictures of a row are beside each other, and the next row is below", async () => {
  const phone = await shot("phone", 360, 900, "#ff0000")
  const dark = await shot("dark", 360, 900, "#0000ff")
  const to = join(folder, "rows.png")
  await writeSheet([[phone, dark], [dark]], to)
  // 360 pixels are 170 on the sheet, and 24 are between two.
  expect(await colourAt(to, 24 + 85, 24 + 5)).toEqual([255, 0, 0])
  expect(await colourAt(to, 24 + 170 + 24 + 85, 24 + 5)).toEqual([0, 0, 255])
  expect(await colourAt(to, 24 + 85, 24 + 425 + 24 + 5)).toEqual([0, 0, 255])
})

test("a long page goes on in a further column, to its end", async () => {
  const page = await shot("long", 360, 6000, "#00ff00")
  const to = join(folder, "long.png")
  await writeSheet([[page]], to)
  const { width, height } = await sharp(to).metadata()
  // 6000 pixels are 2833 on the sheet: one column of 2400 and one of the rest.
  expect({ width, height }).toEqual({ width: 24 + 2 * (170 + 24), height: 24 + 2400 + 24 })
  expect(await colourAt(to, 24 + 170 + 24 + 5, 24 + 420)).toEqual([0, 255, 0])
  expect(await colourAt(to, 24 + 170 + 24 + 5, 24 + 450)).toEqual([138, 138, 138])
})
