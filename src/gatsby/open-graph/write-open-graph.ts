import type { NodePluginArgs } from "gatsby"
import { createHash } from "node:crypto"
import { existsSync, readFileSync } from "node:fs"
import { link, mkdir, readdir, rm, writeFile } from "node:fs/promises"
import { availableParallelism } from "node:os"
import { dirname, join, resolve } from "node:path"
import * as v from "valibot"
import { siteSchema } from "../../domain/content/site"
import { MARK_FILE } from "../../domain/mark/read-mark"
import { getOpenGraphImage } from "../../domain/paths"
import { loadMark } from "../brand/check-mark"
import { renderBrandMark, writeIcons } from "./icons"
import { type Drawing, renderPicturePng, renderPictureSvg, type PictureWords } from "./picture"
import { type PicturedPage, listPicturedPages } from "./pictured-pages"
import { loadHeadingTypeface } from "./typeface"

const { name, productTitle, colours } = siteSchema.entries
const firmSchema = v.object({ name, productTitle, colours })

/** Writes the firm's icons and the pictures of shared links, from the firm's mark and colours. */
export async function writeOpenGraph(args: Pick<NodePluginArgs, "getNodesByType">): Promise<void> {
  const project = resolve(".")
  const firm = v.parse(firmSchema, args.getNodesByType("Firm")[0])
  const site = join(project, "public")
  const mark = loadMark(join(project, "content"))
  if (!mark) throw new Error(`content/${MARK_FILE} can't be read`)
  await writeIcons(firm, mark, site)
  const loadArt = (name: string) => readFileSync(join(project, "static/illustrations", `${name}.svg`), "utf8")
  const drawing: Drawing = {
    loadArt,
    typeface: loadHeadingTypeface(project),
    mark: colours => renderBrandMark(mark, colours),
  }
  await writePictures(listPicturedPages(args, firm), firm, drawing, { site, cache: join(project, ".cache/open-graph") })
}

type Folders = {
  /** The site as it is served. */
  site: string
  /** Keeps pictures from build to build, each named after a hash of its contents. */
  cache: string
}

/** Shows most letters and fills three lines, so that a change of the design or the typeface changes its picture. */
const SPECIMEN = "The five boxing wizards jump quickly over 1,234,567,890 lazy dogs"

const hashText = (text: string): string => createHash("sha256").update(text).digest("hex")

/** Creates the names of cached pictures, from a hash of the words and the design, so that a picture needn't be drawn to compare it. */
function createNamer(drawing: Drawing): (words: PictureWords) => string {
  const designs = new Map<string, string>()
  return words => {
    const { colours } = words
    const design =
      designs.get(colours.join()) ??
      hashText(
        renderPictureSvg({ title: SPECIMEN, label: SPECIMEN, firmName: SPECIMEN, colours, art: SPECIMEN }, drawing),
      )
    designs.set(colours.join(), design)
    return `${hashText(JSON.stringify([design, words]))}.png`
  }
}

/**
 * Writes the picture of each page to the address that the page names. A picture from an earlier build is
 * reused; cached pictures that no page uses any more are deleted.
 */
export async function writePictures(
  pages: readonly PicturedPage[],
  firm: { name: string; colours: readonly string[] },
  drawing: Drawing,
  { site, cache }: Folders,
): Promise<void> {
  await rm(join(site, getOpenGraphImage("/"), ".."), { recursive: true, force: true })
  await mkdir(cache, { recursive: true })
  const getName = createNamer(drawing)
  const usedNames = new Set<string>()

  async function write({ path, title, label, palette, drawing: drawingName }: PicturedPage): Promise<void> {
    const colours = palette ? [palette] : firm.colours
    const words = { title, label, firmName: firm.name, colours, art: drawingName ? drawing.loadArt(drawingName) : null }
    const name = getName(words)
    const cachedFile = join(cache, name)
    if (!existsSync(cachedFile)) await writeFile(cachedFile, await renderPicturePng(renderPictureSvg(words, drawing)))
    usedNames.add(name)
    const target = join(site, getOpenGraphImage(path))
    await mkdir(dirname(target), { recursive: true })
    await link(cachedFile, target)
  }

  const waiting = [...pages]
  const drawWaiting = async (): Promise<void> => {
    for (let page = waiting.pop(); page; page = waiting.pop()) await write(page)
  }
  await Promise.all(Array.from({ length: 2 * availableParallelism() }, drawWaiting))

  for (const name of await readdir(cache)) if (!usedNames.has(name)) await rm(join(cache, name))
}
