/**
 * Stands in the browser's part of a build for the module of the same name, whose one link would bring its own
 * prefetching and 1 kB to every page.
 */
export { follow as navigate } from "./follow"

/** The parts of an address, as Gatsby's own code asks for them. */
export function parsePath(path: string): Pick<URL, "pathname" | "search" | "hash"> {
  return new URL(path, location.href)
}

/** @throws Error always: this site's links are plain ones. */
export function Link(): never {
  throw new Error("Make links with components/link.")
}

/** The site stands at the root of its host. */
export const withPrefix = (path: string): string => path
export const withAssetPrefix = withPrefix
