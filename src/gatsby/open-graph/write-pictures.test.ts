import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import sharp from "sharp"
import { brandMark, writeIcons } from "./icons"
import type { Drawing } from "./picture"
import type { PicturedPage } from "./pictured-pages"
import { headingTypeface } from "./typeface"
import { writePictures } from "./write-open-graph"

const project = resolve(".")
const firm = { name: "Example & Daughters", primary: "cca-custom" } as const
const drawing: Drawing = {
  typeface: headingTypeface(project),
  mark: palette => brandMark(project, "favicon.svg", palette),
}
const home: PicturedPage = { path: "/", title: "Conveyancing, itemised", label: "Conveyancing", palette: null }
const guide: PicturedPage = { path: "/blogs/nsw/cooling-off", title: "Cooling-off", label: "Guide", palette: "ink" }

const folders = () => {
  const folder = mkdtempSync(join(tmpdir(), "pictures-"))
  return { site: join(folder, "public"), cache: join(folder, "cache") }
}

test("each page's picture is a PNG of 1200 by 630 at the address of the page", async () => {
  const to = folders()
  await writePictures([home, guide], firm, drawing, to)
  for (const file of ["og/index.png", "og/blogs/nsw/cooling-off.png"]) {
    const { format, width, height } = await sharp(join(to.site, file)).metadata()
    expect({ format, width, height }).toEqual({ format: "png", width: 1200, height: 630 })
  }
})

test("a picture that was drawn before is copied, not drawn again", async () => {
  const to = folders()
  await writePictures([home], firm, drawing, to)
  const [kept = ""] = readdirSync(to.cache)
  writeFileSync(join(to.cache, kept), "kept")
  await writePictures([home], firm, drawing, to)
  expect(readFileSync(join(to.site, "og/index.png"), "utf8")).toBe("kept")
})

test("a picture is drawn again when its title or the design changes", async () => {
  const to = folders()
  const namesOf = async (page: PicturedPage, by: Drawing) => {
    await writePictures([page], firm, by, to)
    return readdirSync(to.cache)
  }
  const before = await namesOf(home, drawing)
  expect(await namesOf({ ...home, title: "Conveyancing, line by line" }, drawing)).not.toEqual(before)
  const otherMark = drawing.mark("ink")
  expect(await namesOf(home, { ...drawing, mark: () => otherMark })).not.toEqual(before)
  expect(await namesOf(home, drawing)).toEqual(before)
})

test("the picture of a page that is gone is gone too", async () => {
  const to = folders()
  await writePictures([home, guide], firm, drawing, to)
  await writePictures([home], firm, drawing, to)
  expect(readdirSync(join(to.site, "og"))).toEqual(["index.png"])
  expect(readdirSync(to.cache)).toHaveLength(1)
})

test("the icons have the sizes that their names and the manifest say", async () => {
  const { site } = folders()
  await writeIcons(firm, project, site)
  const sizes = { "favicon-32.png": 32, "apple-touch-icon.png": 180, "icon-192.png": 192, "icon-512.png": 512 }
  for (const [file, size] of Object.entries(sizes)) {
    const { width, height } = await sharp(join(site, file)).metadata()
    expect([width, height]).toEqual([size, size])
  }
  const manifest: { icons: { src: string }[] } = JSON.parse(readFileSync(join(site, "manifest.webmanifest"), "utf8"))
  expect(manifest.icons.map(({ src }) => statSync(join(site, src)).isFile())).toEqual([true, true, true])
})

test("the mark takes the firm's palette", () => {
  // #f08080 is the brand shade of light coral, #0e6a69 that of cca-custom.
  expect(brandMark(project, "favicon.svg", "light-coral")).toContain("#f08080")
  expect(brandMark(project, "favicon.svg", "cca-custom")).toContain("#0e6a69")
  expect(brandMark(project, "favicon.svg", "cca-custom")).not.toContain("#f08080")
})
