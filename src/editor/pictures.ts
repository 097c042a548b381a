import type { Backend } from "./decap"
import { getContentPath, PICTURES } from "./content-texts"

/** A picture of the site, or one that's about to be saved. Sizes are in pixels. */
export type KnownPicture = { url: string; width: number; height: number }

/** Pictures by the names of their files. */
export type Pictures = ReadonlyMap<string, KnownPicture>

/** The sizes of pictures by address, so that each is loaded once. */
const measurements = new Map<string, Promise<KnownPicture | null>>()

/** The pictures of `content/pictures` that the backend has loaded, with their sizes. Some backends load only those that are shown. */
export async function loadPictures(backend: Backend): Promise<Pictures> {
  const files = await backend.getMedia(`content/${PICTURES}`)
  const entries = await Promise.all(
    files.map(async ({ path, url }) => [getPictureName(path), url ? await measure(url) : null] as const),
  )
  return new Map(entries.flatMap(([name, picture]) => (picture ? [[name, picture]] : [])))
}

/** The name of a picture's file: what fields and components call it by. */
export const getPictureName = (path: string): string => getContentPath(path).slice(PICTURES.length + 1)

/** The size of the picture at an address; null where there is none that can be read. */
export function measure(url: string): Promise<KnownPicture | null> {
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
