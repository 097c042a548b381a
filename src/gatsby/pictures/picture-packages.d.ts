/** The part of gatsby-plugin-sharp that makes the files of a picture. The package has no types of its own. */
declare module "gatsby-plugin-sharp" {
  import type { GatsbyCache, Reporter } from "gatsby"
  import type { IGatsbyImageData } from "gatsby-plugin-image"

  type PictureOptions = {
    file: Record<string, unknown>
    args: {
      layout: "constrained"
      width: number
      aspectRatio: number
      /** Widths in pixels of the files of each format. */
      breakpoints: number[]
      formats: ("auto" | "webp" | "avif")[]
      placeholder: "none"
      sizes: string
    }
    pathPrefix: string
    reporter: Reporter
    cache: GatsbyCache
  }

  /** Returns the data that a page needs to show the picture. The files are made later. Undefined if the picture can't be made. */
  export function generateImageData(options: PictureOptions): Promise<IGatsbyImageData | undefined>

  /** Passes Gatsby's own actions to the package, as Gatsby does when it starts. */
  export function setActions(actions: { createJobV2: (job: never) => Promise<unknown> }): void
}

/** The part of probe-image-size that reads a file's first bytes. The package has no types of its own. */
declare module "probe-image-size/sync.js" {
  type Picture = { width: number; height: number; type: string; orientation?: number }

  /** Returns null for a file that isn't a picture. */
  function probe(bytes: Uint8Array): Picture | null
  export = probe
}
