import { readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { isPictureFile } from "../../domain/content/choices"
import type { Entry } from "../content-types/read-entry"
import type { Problem } from "../read-content"
import { NEEDED, readPictureSize, type PictureSize } from "./picture-sizes"

const NAME = "name a picture in small letters, digits and hyphens, with .png or .jpg at the end"
const FORMAT = "is not a PNG or JPEG picture that can be read; save it as one of these again"
const MEGABYTE = 1_000_000
const MOST_MEGABYTES = 5

/** Checks the files `names` in `content/pictures`. Returns the sizes of the pictures, and the problems with those that can't be shown. */
export function checkContentPictures(
  content: string,
  names: readonly string[],
): { sizes: ReadonlyMap<string, PictureSize>; problems: Problem[] } {
  const sizes = new Map<string, PictureSize>()
  const problems = names.flatMap(name => {
    const path = join(content, "pictures", name)
    const size = readPictureSize(readFileSync(path))
    if (size) sizes.set(name, size)
    const megabytes = statSync(path).size / MEGABYTE
    return [
      ...(size || !isPictureFile(name) ? [] : [FORMAT]),
      ...(megabytes > MOST_MEGABYTES ? [describeTooLargePicture(megabytes)] : []),
    ].map(message => ({ file: `pictures/${name}`, where: "file", message }))
  })
  return { sizes, problems: [...findMisnamedPictures(names), ...problems] }
}

export const findMisnamedPictures = (names: readonly string[]): Problem[] =>
  names.filter(name => !isPictureFile(name)).map(name => ({ file: `pictures/${name}`, where: "file", message: NAME }))

const describeTooLargePicture = (megabytes: number): string =>
  `has ${megabytes.toFixed(1)} MB; save it with ${MOST_MEGABYTES} MB or less, ${NEEDED.wide.width * 2} pixels wide at most`

export const findSmallPictures = (
  file: string,
  { references }: Entry,
  sizes: ReadonlyMap<string, PictureSize>,
): Problem[] =>
  references.flatMap(({ where, kind, slug, use }) => {
    const size = sizes.get(slug)
    if (kind !== "picture" || !use || !size) return []
    const { width, height = 1 } = NEEDED[use]
    if (size.width >= width && size.height >= height) return []
    const neededSize = height > 1 ? `${width} by ${height}` : `${width} across`
    return [{ file, where, message: `${slug} has ${size.width} by ${size.height} pixels; here it needs ${neededSize}` }]
  })
