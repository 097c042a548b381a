import { setActions } from "gatsby-plugin-sharp"
import { copyFileSync, mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { basename, extname, join } from "node:path"
import sharp from "sharp"
import { createResponsivePictureFiles } from "./make-picture"
import { getTextPictureFiles, PORTRAIT } from "./picture-sizes"

type Job = { args: { operations: { args: { width: number; height: number; toFormat: string } }[] } }

let jobs: Job[]
let folder: string
beforeEach(() => {
  jobs = []
  folder = mkdtempSync(join(tmpdir(), "pictures-"))
  // Gatsby's tools create folders inside `public`, so the test works in a temporary folder.
  jest.spyOn(process, "cwd").mockReturnValue(folder)
  setActions({ createJobV2: async (job: Job) => void jobs.push(job) })
})

afterEach(() => jest.restoreAllMocks())

const tools = {
  reporter: { warn: throwError, error: throwError, panic: throwError },
  cache: {},
} as unknown as Parameters<typeof createResponsivePictureFiles>[2]

function throwError(message: unknown): never {
  throw new Error(String(message))
}

/** Creates the node that Gatsby would create for a file. */
const createFileNode = (file: string) => ({
  absolutePath: file,
  name: basename(file, extname(file)),
  extension: extname(file).slice(1),
  base: basename(file),
  internal: { contentDigest: `digest-of-${file}` },
})

/** Lists the files that Gatsby was asked to make, such as `avif 480x270`. */
const listPictureJobs = (): string[] =>
  jobs
    .flatMap(({ args }) =>
      args.operations.map(({ args: { toFormat, width, height } }) => `${toFormat} ${width}x${height}`),
    )
    .sort()

const inText = getTextPictureFiles("text", {})

test("a picture in a text is made in three widths and three formats, and keeps its shape", async () => {
  const file = join(folder, "coast.png")
  copyFileSync("content/pictures/coast.png", file)
  const { width, height, images } = await createResponsivePictureFiles(createFileNode(file), inText, tools)
  // The sample has 1600 by 900 pixels.
  expect({ width, height }).toEqual({ width: 1280, height: 720 })
  expect(listPictureJobs()).toEqual(
    ["avif", "png", "webp"].flatMap(format => ["1280x720", "480x270", "800x450"].map(size => `${format} ${size}`)),
  )
  expect(images.sources.map(({ type }) => type)).toEqual(["image/avif", "image/webp"])
  for (const { srcSet, sizes } of images.sources) {
    expect(srcSet.match(/(?<= )\d+w/g)).toEqual(["480w", "800w", "1280w"])
    expect(sizes).toBe(inText.sizes)
  }
  expect(images.fallback?.src).toMatch(/\.png$/)
})

test("a photo that was taken upright keeps its shape too, though its camera saved it on its side", async () => {
  const file = join(folder, "tower.jpg")
  const photo = sharp({ create: { width: 2000, height: 1600, channels: 3, background: "teal" } })
  writeFileSync(file, await photo.withMetadata({ orientation: 6 }).jpeg().toBuffer())
  expect(await createResponsivePictureFiles(createFileNode(file), inText, tools)).toMatchObject({
    width: 1280,
    height: 1600,
  })
  expect(listPictureJobs()).toContain("avif 1280x1600")
})

test("a portrait is cut to a square", async () => {
  const file = join(folder, "person.png")
  copyFileSync("content/pictures/coast.png", file)
  expect(await createResponsivePictureFiles(createFileNode(file), PORTRAIT, tools)).toMatchObject({
    width: 400,
    height: 400,
  })
  expect(listPictureJobs()).toContain("webp 128x128")
})

test("a file that is no picture is not made", async () => {
  const file = join(folder, "words.png")
  writeFileSync(file, "words")
  await expect(createResponsivePictureFiles(createFileNode(file), inText, tools)).rejects.toThrow(
    new RangeError("words.png is not a picture that can be read"),
  )
})
