import type { GatsbyNode } from "gatsby"
import { writeFile } from "node:fs/promises"
import { siteStylesheet } from "./site-stylesheet"

/** Writes the stylesheet as a file too, for the pages that functions make. */
export const onPostBuild: NonNullable<GatsbyNode["onPostBuild"]> = args =>
  writeFile("public/styles.css", siteStylesheet(args))
