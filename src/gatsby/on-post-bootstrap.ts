import type { GatsbyNode } from "gatsby"
import { editorBackend, LOCAL_BACKEND, type EditorBackend } from "./editor/editor-backend"
import { writeEditor } from "./editor/write-editor"

/**
 * Where the editor saves: on this machine under `gatsby develop`, which `npm run edit` starts; in a build only where the
 * environment says. Gatsby names its own command in the environment. `NODE_ENV` would not do: hosts set it at will.
 */
export const editorFor = (env: NodeJS.ProcessEnv): EditorBackend | null =>
  env.gatsby_executing_command === "develop" ? LOCAL_BACKEND : editorBackend(env)

/** Writes the editor for the built site and for `npm run edit`. Before, Gatsby empties `public` of pages. */
export const onPostBootstrap: NonNullable<GatsbyNode["onPostBootstrap"]> = () =>
  writeEditor("public", "content", editorFor(process.env))
