import { createHash } from "node:crypto"
import { existsSync, readFileSync } from "node:fs"
import { link, mkdir, readdir, rm, writeFile } from "node:fs/promises"
import { availableParallelism } from "node:os"
import { dirname, join, resolve } from "node:path"
import { MARK_FILE } from "../../domain/mark/read-mark"
import { getOpenGraphImagePath } from "../../domain/paths"
import { loadBrandMark } from "../brand/check-mark"
import { type Nodes, readFirmNode } from "../content-queries"
import { renderBrandMark, writeSiteIcons } from "./icons"
import { type Drawing, renderPicturePng, renderOpenGraphPictureSvg } from "./picture"
import { type PicturedPage, listPagesWithOpenGraphPicture } from "./pictured-pages"
import { loadHeadingTypeface } from "./typeface"

export async function writeOpenGraphFiles(nodes: Nodes): Promise<void> {
  const project = resolve(".")
  const firm = readFirmNode(nodes)
  const site = join(project, "public")
  const mark = loadBrandMark(join(project, "content"))
  if (!mark) throw new Error(`content/${MARK_FILE} can't be read`)
  await writeSiteIcons(firm, mark, site)
  const loadArt = (name: string) => readFileSync(join(project, "static/illustrations", `${name}.svg`), "utf8")
  const drawing: Drawing = {
    loadArt,
    typeface: loadHeadingTypeface(project),
    mark: colours => renderBrandMark(mark, colours),
  }
  await writeOpenGraphPictures(listPagesWithOpenGraphPicture(nodes, firm), firm, drawing, {
    site,
    cache: join(project, ".cache/open-graph"),
  })
}

type Folders = {
  site: string
  /** The folder that keeps pictures between builds, each named after a hash of its SVG, because rendering the PNG is slow. */
  cache: string
}

/** Reuses pictures from earlier builds, and deletes cached pictures that no page uses any more. */
export async function writeOpenGraphPictures(
  pages: readonly PicturedPage[],
  firm: { name: string; colours: readonly string[] },
  drawing: Drawing,
  { site, cache }: Folders,
): Promise<void> {
  await rm(join(site, getOpenGraphImagePath("/"), ".."), { recursive: true, force: true })
  await mkdir(cache, { recursive: true })
  const usedNames = new Set<string>()

  async function writePagePicture({
    path,
    title,
    label,
    palette,
    drawing: drawingName,
    ...page
  }: PicturedPage): Promise<void> {
    const colours = palette ? [palette] : (page.colours ?? firm.colours)
    const art = drawingName ? drawing.loadArt(drawingName) : null
    const svg = renderOpenGraphPictureSvg({ title, label, firmName: firm.name, colours, art }, drawing)
    const name = `${createHash("sha256").update(svg).digest("hex")}.png`
    const cachedFile = join(cache, name)
    if (!existsSync(cachedFile)) await writeFile(cachedFile, await renderPicturePng(svg))
    usedNames.add(name)
    const target = join(site, getOpenGraphImagePath(path))
    await mkdir(dirname(target), { recursive: true })
    await link(cachedFile, target)
  }

  const waiting = [...pages]
  const renderWaitingPictures = async (): Promise<void> => {
    for (let page = waiting.pop(); page; page = waiting.pop()) await writePagePicture(page)
  }
  await Promise.all(Array.from({ length: 2 * availableParallelism() }, renderWaitingPictures))

  for (const name of await readdir(cache)) if (!usedNames.has(name)) await rm(join(cache, name))
}
