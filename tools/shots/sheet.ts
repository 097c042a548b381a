import sharp from "sharp"

/** A picture of the site, by its file. */
export type Shot = { path: string; width: number }

/** How wide a picture of each width is on a sheet, in pixels: small enough to see a page at a glance. */
const scaled = (width: number): number => Math.round(80 + width * 0.25)

const GAP = 24
/** A page that's longer than this goes on in a further column. */
const LONGEST = 2400
const GROUND = "#8a8a8a"

type Piece = { input: Buffer; width: number; height: number }

/** The columns that a picture takes: one, or several where it's long. */
async function columnsOf({ path, width }: Shot): Promise<Piece[]> {
  const small = await sharp(path)
    .resize({ width: scaled(width) })
    .png()
    .toBuffer({ resolveWithObject: true })
  const { width: across, height } = small.info
  const starts = Array.from({ length: Math.ceil(height / LONGEST) }, (_, i) => i * LONGEST)
  return Promise.all(
    starts.map(async top => {
      const part = { left: 0, top, width: across, height: Math.min(LONGEST, height - top) }
      return { ...part, input: await sharp(small.data).extract(part).png().toBuffer() }
    }),
  )
}

/**
 * Puts pictures beside each other in one, each in as many columns as it's long: a row of `rows` after the other.
 *
 * @param to The PNG file that it's written to.
 */
export async function writeSheet(rows: readonly (readonly Shot[])[], to: string): Promise<void> {
  const drawn = await Promise.all(rows.map(async row => (await Promise.all(row.map(columnsOf))).flat()))
  const heights = drawn.map(row => Math.max(0, ...row.map(({ height }) => height)) + GAP)
  const widths = drawn.map(row => row.reduce((sum, { width }) => sum + width + GAP, GAP))
  const parts = drawn.flatMap((row, at) => {
    const top = GAP + heights.slice(0, at).reduce((sum, height) => sum + height, 0)
    return row.map(({ input }, i) => ({
      input,
      top,
      left: GAP + row.slice(0, i).reduce((sum, { width }) => sum + width + GAP, 0),
    }))
  })
  const size = { width: Math.max(...widths), height: GAP + heights.reduce((sum, height) => sum + height, 0) }
  await sharp({ create: { ...size, channels: 3, background: GROUND } })
    .composite(parts)
    .png()
    .toFile(to)
}
