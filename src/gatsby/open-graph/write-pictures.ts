import { createHash } from "node:crypto"
import { existsSync } from "node:fs"
import { link, mkdir, readdir, rm, writeFile } from "node:fs/promises"
import { availableParallelism } from "node:os"
import { dirname, join } from "node:path"
import { openGraphImage } from "../../domain/paths"
import type { PaletteName } from "../../theme/palettes"
import { picturePng, pictureSvg, type Drawing, type PictureWords } from "./picture"
import type { PicturedPage } from "./pictured-pages"

export type Folders = {
  /** The site as it is served. */
  site: string
  /** Keeps pictures from build to build, each named after what is in it. */
  cache: string
}

/** Shows most letters and fills three lines, so that a change of the design or the typeface changes its picture. */
const SPECIMEN = "The five boxing wizards jump quickly over 1,234,567,890 lazy dogs"

const hash = (text: string): string => createHash("sha256").update(text).digest("hex")

/** Gives the name that a picture is kept under: it tells the words and the design. Drawing only to compare is slow. */
function namer(drawing: Drawing): (words: PictureWords) => string {
  const designs = new Map<PaletteName, string>()
  return words => {
    const { palette } = words
    const design =
      designs.get(palette) ??
      hash(pictureSvg({ title: SPECIMEN, label: SPECIMEN, firmName: SPECIMEN, palette }, drawing))
    designs.set(palette, design)
    return `${hash(JSON.stringify([design, words]))}.png`
  }
}

/**
 * Writes the picture of each page to the address that the page names. A picture that an earlier build has drawn is
 * linked; pictures that no page uses any more are forgotten.
 */
export async function writePictures(
  pages: readonly PicturedPage[],
  firm: { name: string; primary: PaletteName },
  drawing: Drawing,
  { site, cache }: Folders,
): Promise<void> {
  await rm(join(site, openGraphImage("/"), ".."), { recursive: true, force: true })
  await mkdir(cache, { recursive: true })
  const nameOf = namer(drawing)
  const used = new Set<string>()

  async function write({ path, title, label, palette }: PicturedPage): Promise<void> {
    const words = { title, label, firmName: firm.name, palette: palette ?? firm.primary }
    const name = nameOf(words)
    const kept = join(cache, name)
    if (!existsSync(kept)) await writeFile(kept, await picturePng(pictureSvg(words, drawing)))
    used.add(name)
    const target = join(site, openGraphImage(path))
    await mkdir(dirname(target), { recursive: true })
    await link(kept, target)
  }

  const waiting = [...pages]
  const drawWaiting = async (): Promise<void> => {
    for (let page = waiting.pop(); page; page = waiting.pop()) await write(page)
  }
  await Promise.all(Array.from({ length: 2 * availableParallelism() }, drawWaiting))

  for (const name of await readdir(cache)) if (!used.has(name)) await rm(join(cache, name))
}
