import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import sharp from "sharp"
import { getBrandPalettes } from "../../theme/brand"
import { createColourRoles } from "../../theme/roles"
import { loadBrandMark } from "../brand/check-mark"
import { parseBrandMarkSvg } from "../../domain/mark/read-mark"
import { FIXTURE_CONTENT } from "../../testing/content-lines"
import { renderBrandMark, isBlankIcon, renderFaviconSvg, writeSiteIcons } from "./icons"
import { type Drawing, renderOpenGraphPictureSvg } from "./picture"
import type { PicturedPage } from "./pictured-pages"
import { loadHeadingTypeface, wrapTitleAtLargestSize } from "./typeface"
import { writeOpenGraphPictures } from "./write-open-graph"

/** Reads a firm's mark from the text of a file such as those in `content/brand`. */
function readMarkFromSvg(svg: string) {
  const read = parseBrandMarkSvg(svg)
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return read.mark
}

const loadedMark = loadBrandMark(FIXTURE_CONTENT)
if (!loadedMark) throw new Error("no mark")
const mark = loadedMark
const project = resolve(".")
const firm = { name: "Example & Daughters", colours: ["cca-custom"] }
/** A drawing like ours, of a door on the ground. */
const DOOR =
  '<svg xmlns="http://www.w3.org/2000/svg"><path style="stroke-width:var(--stroke,2);fill:var(--accent,#f08080)" d="M140 208v-60h40v60z"/></svg>'

const drawing: Drawing = {
  loadArt: () => DOOR,
  typeface: loadHeadingTypeface(project),
  mark: colours => renderBrandMark(mark, colours),
}
const createPage = (path: string, title: string, label: string, palette: PicturedPage["palette"]): PicturedPage => ({
  ...{ path, title, label, palette, drawing: null },
})
const home = createPage("/", "Conveyancing, itemised", "Conveyancing", null)
const guide = createPage("/blogs/nsw/cooling-off", "Cooling-off", "Guide", "ink")

const createFolders = () => {
  const folder = mkdtempSync(join(tmpdir(), "pictures-"))
  return { site: join(folder, "public"), cache: join(folder, "cache") }
}

test("each page's picture is a PNG of 1200 by 630 at the address of the page, and goes with its page", async () => {
  const to = createFolders()
  await writeOpenGraphPictures([home, guide], firm, drawing, to)
  for (const file of ["og/index.png", "og/blogs/nsw/cooling-off.png"])
    expect(await sharp(join(to.site, file)).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 })
  await writeOpenGraphPictures([home], firm, drawing, to)
  expect(readdirSync(join(to.site, "og"))).toEqual(["index.png"])
  expect(readdirSync(to.cache)).toHaveLength(1)
})

test("a picture that was drawn before is copied, not drawn again", async () => {
  const to = createFolders()
  await writeOpenGraphPictures([home], firm, drawing, to)
  const [cachedFile = ""] = readdirSync(to.cache)
  writeFileSync(join(to.cache, cachedFile), "kept")
  await writeOpenGraphPictures([home], firm, drawing, to)
  expect(readFileSync(join(to.site, "og/index.png"), "utf8")).toBe("kept")
})

test("a picture is drawn again when its title or the design changes", async () => {
  const to = createFolders()
  const writeAndListPictures = async (page: PicturedPage, by: Drawing) => {
    await writeOpenGraphPictures([page], firm, by, to)
    return readdirSync(to.cache)
  }
  const before = await writeAndListPictures(home, drawing)
  expect(await writeAndListPictures({ ...home, title: "Conveyancing, line by line" }, drawing)).not.toEqual(before)
  const otherMark = drawing.mark(["ink"])
  expect(await writeAndListPictures(home, { ...drawing, mark: () => otherMark })).not.toEqual(before)
  expect(await writeAndListPictures(home, drawing)).toEqual(before)
})

test("a page's drawing is in its picture, in the palette's colours", () => {
  const words = { title: "A", label: "B", firmName: "C", colours: ["ink"] }
  const svg = renderOpenGraphPictureSvg({ ...words, art: DOOR }, drawing)
  expect(svg).toContain('d="M140 208v-60h40v60z"')
  expect(svg).toContain(`fill:${createColourRoles(getBrandPalettes(["ink"]), "zinc", "light").accent}`)
  expect(svg).not.toContain("var(")
  expect(renderOpenGraphPictureSvg({ ...words, art: null }, drawing)).not.toContain("M140 208")
})

test("the icons have the sizes that their names and the manifest say", async () => {
  const { site } = createFolders()
  await writeSiteIcons(firm, mark, site)
  const sizes = { "favicon-32.png": 32, "apple-touch-icon.png": 180, "icon-192.png": 192, "icon-512.png": 512 }
  for (const [file, size] of Object.entries(sizes)) {
    const { width, height } = await sharp(join(site, file)).metadata()
    expect([width, height]).toEqual([size, size])
  }
  const manifest: { icons: { src: string }[] } = JSON.parse(readFileSync(join(site, "manifest.webmanifest"), "utf8"))
  expect(manifest).toMatchObject({ name: "Example & Daughters", short_name: "Example & Daughters" })
  expect(manifest.icons.map(({ src }) => statSync(join(site, src)).isFile())).toEqual([true, true, true])
})

const renderSquare = (drawing: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${drawing}</svg>`

test("the mark takes the firm's palette", () => {
  // #f08080 is the brand shade of light coral, and #0e6a69 is the brand shade of cca-custom.
  const door = readMarkFromSvg(renderSquare('<path d="M0 0h10v10z" fill="#123456"/>'))
  expect(renderBrandMark(door, ["light-coral"])).toContain('fill="#f08080"')
  expect(renderBrandMark(door, ["cca-custom"])).toContain('fill="#0e6a69"')
  expect(renderBrandMark(door, ["#1D4ED8", "ink"])).toContain('fill="#1d4ed8"')
})

test("in a dark tab the mark has the accent of the dark mode, and what the firm has drawn in colours of its own stays", () => {
  // The colour ink becomes light on a dark background, since black couldn't be seen there.
  const ink = renderFaviconSvg(readMarkFromSvg(renderSquare('<path d="M0 0h10v10z"/>')), ["ink"])
  expect(ink).toMatch(/@media \(prefers-color-scheme:dark\)\{\[fill="(#\w{6})"\]\{fill:#(?!\1)\w{6}\}/)
  const own = renderSquare('<path d="M0 0h10v10z" fill="#123456"/><path d="M0 0h5v5z" fill="#fedcba"/>')
  expect(renderFaviconSvg(readMarkFromSvg(own), ["ink"])).toBe(own)
})

test("an icon that's cut to a circle shows the whole mark, on the background of the pages", async () => {
  const { site } = createFolders()
  await writeSiteIcons(firm, readMarkFromSvg(renderSquare('<path d="M0 0h10v10H0z"/>')), site)
  const { data, info } = await sharp(join(site, "icon-maskable-512.png"))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const getPixel = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)]
  // The mark fills the middle half. #0e6a69 is the colour of cca-custom, and #fcfaf6 is the pages' background.
  expect([getPixel(128, 128), getPixel(256, 256), getPixel(383, 383)]).toEqual(Array(3).fill([0x0e, 0x6a, 0x69]))
  expect([getPixel(126, 256), getPixel(0, 0), getPixel(386, 256)]).toEqual(Array(3).fill([0xfc, 0xfa, 0xf6]))
})

test("a mark that's drawn outside of its viewBox is no icon", async () => {
  const outside = readMarkFromSvg(renderSquare('<path d="M90 90h10v10z"/>'))
  expect(await isBlankIcon(renderBrandMark(outside, ["ink"]))).toBe(true)
  expect(await isBlankIcon(renderBrandMark(mark, ["ink"]))).toBe(false)
  await expect(writeSiteIcons(firm, outside, createFolders().site)).rejects.toThrow(
    "hardly anything of it is inside its viewBox",
  )
})

test("the longest name that a firm may have stays beside the panel of its picture", () => {
  const widest = "W".repeat(24)
  const svg = renderOpenGraphPictureSvg(
    { title: "A", label: "B", firmName: widest, colours: ["ink"], art: null },
    drawing,
  )
  // The name is the only line of text in the upper part. Its 24 letters need many path commands.
  const all = [...svg.matchAll(/ d="(M[^"]*)"/g)].map(([, d = ""]) => d)
  const [name = ""] = all.filter(d => d.length > 500 && Number(d.split(" ")[1]?.split(/[A-Z]/)[0]) < 120)
  const across = [...name.matchAll(/[ML]([\d.]+) /g)].map(([, x]) => Number(x))
  expect(across.length).toBeGreaterThan(100)
  expect(Math.max(...across)).toBeLessThan(860)
})

/** Measures a text in which every character is half as wide as the size. */
const measureWidth = (text: string, size: number): number => (text.length * size) / 2

// Ten characters at size 20 are 100 wide.
const room = { width: 100, lines: 2, sizes: [20, 10] }

test.each([
  ["one word stays in one line", "Selling", ["Selling"], 20],
  ["ten characters just fit", "aaaa bbbbb", ["aaaa bbbbb"], 20],
  ["eleven characters take two lines", "aaaaa bbbbb", ["aaaaa", "bbbbb"], 20],
  ["three lines are too many, so the size falls", "aaaaaaaa bbbbbbbb cccccccc", ["aaaaaaaa bbbbbbbb", "cccccccc"], 10],
  ["a word wider than the room makes the size fall", "aaaaaaaaaaaa", ["aaaaaaaaaaaa"], 10],
])("%s", (_, title, lines, size) => {
  expect(wrapTitleAtLargestSize(title, measureWidth, room)).toEqual({ lines, size })
})
