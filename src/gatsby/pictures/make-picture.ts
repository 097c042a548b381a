import type { CreateResolversArgs } from "gatsby"
import { generateImageData } from "gatsby-plugin-sharp"
import { readFileSync } from "node:fs"
import * as v from "valibot"
import { type PictureFiles, readPictureSize } from "./picture-sizes"

/** The data that a page needs to show a picture: its size in pixels, and its files in each format. */
export type MadePicture = {
  width: number
  height: number
  images: {
    sources: { srcSet: string; sizes?: string; type?: string }[]
    fallback?: { src: string; srcSet?: string; sizes?: string }
  }
}

const fileNode = v.looseObject({ absolutePath: v.string(), base: v.string() })

/**
 * In the picture's own format, WebP and AVIF, which are stored in Gatsby's cache.
 *
 * @throws RangeError if the node isn't a picture. The content check has made sure that it is one.
 */
export async function createResponsivePictureFiles(
  node: unknown,
  { widths, sizes, isSquare = false }: PictureFiles,
  { pathPrefix = "", reporter, cache }: Pick<CreateResolversArgs, "reporter" | "cache"> & { pathPrefix?: string },
): Promise<MadePicture> {
  const file = v.parse(fileNode, node)
  // For a photo with an orientation in its EXIF data, Gatsby's tools rotate the pixels but don't swap width and height.
  const size = readPictureSize(readFileSync(file.absolutePath))
  const aspectRatio = size && (isSquare ? 1 : size.width / size.height)
  const [width] = widths
  const imageData =
    aspectRatio &&
    (await generateImageData({
      file,
      args: {
        layout: "constrained",
        width,
        aspectRatio,
        breakpoints: [...widths].sort((a, b) => a - b),
        formats: ["auto", "webp", "avif"],
        placeholder: "none",
        sizes,
      },
      pathPrefix,
      reporter,
      cache,
    }))
  if (!imageData) throw new RangeError(`${file.base} is not a picture that can be read`)
  const { fallback, sources = [] } = imageData.images
  return { width, height: Math.round(width / aspectRatio), images: { fallback, sources } }
}
