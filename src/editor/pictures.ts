import { slugify } from "../gatsby/body/element"
import type { Backend } from "./decap"
import { getContentPath, PICTURES } from "./content-texts"

/** A saved picture, or one that's about to be saved. Its size is in pixels. */
export type KnownPicture = { url: string; width: number; height: number }

export type Pictures = ReadonlyMap<string, KnownPicture>

/** The sizes of pictures by address, so that each is loaded once. */
const measurements = new Map<string, Promise<KnownPicture | null>>()

/** Loads the pictures that the backend has an address for: some backends only load those that are shown. */
export async function loadContentPictures(backend: Backend): Promise<Pictures> {
  const files = await backend.getMedia(`content/${PICTURES}`)
  const entries = await Promise.all(
    files.map(async ({ path, url }) => [getPictureFileName(path), url ? await measurePicture(url) : null] as const),
  )
  return new Map(entries.flatMap(([name, picture]) => (picture ? [[name, picture]] : [])))
}

/** The file name of a picture, by which fields and components refer to it. */
export const getPictureFileName = (path: string): string => getContentPath(path).slice(PICTURES.length + 1)

/** Names a writer's picture as the check wants it, with a number if there's one of that name. */
export function choosePictureFileName(name: string, isUsed: (name: string) => boolean): string {
  const [stem = "", ending = ""] = name
    .toLowerCase()
    .replace(/\.jpeg$/, ".jpg")
    .split(/\.(?=[^.]*$)/)
  const base = slugify(stem) || "picture"
  for (let number = 1; ; number += 1) {
    const file = `${base}${number === 1 ? "" : `-${number}`}.${ending}`
    if (!isUsed(file)) return file
  }
}

/** Measures the picture at an address. Null if there's no readable picture. */
export function measurePicture(url: string): Promise<KnownPicture | null> {
  const measurement = measurements.get(url)
  if (measurement) return measurement
  const size = new Promise<KnownPicture | null>(resolve => {
    const image = new Image()
    image.onload = () => resolve({ url, width: image.naturalWidth, height: image.naturalHeight })
    image.onerror = () => resolve(null)
    image.src = url
  })
  measurements.set(url, size)
  return size
}
