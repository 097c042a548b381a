import type { GatsbyNode } from "gatsby"
import { writeEditor } from "./editor/write-editor"

/** Writes the editor for the built site and for `npm run edit`. Before, Gatsby empties `public` of pages. */
export const onPostBootstrap: NonNullable<GatsbyNode["onPostBootstrap"]> = () =>
  writeEditor("public", "content", process.env)
