import { isDevelop } from "../build-run"

/** Where the editor saves content, in Decap CMS's configuration. */
export type EditorBackend = { name: "proxy" | "github" | "git-gateway" } & Readonly<Record<string, string>>

/** The address where `npm run edit` serves the site. */
export const EDITED_SITE = "http://localhost:8000"

export const EDITOR_SERVER = "http://localhost:8081/api/v1"

/** Saves on the writer's own machine. Never part of a build, since another program may use that address on a visitor's machine. */
export const LOCAL_BACKEND: EditorBackend = { name: "proxy", proxy_url: EDITOR_SERVER, branch: "main" }

const BACKENDS = ["git-gateway", "github"] as const

/** Null if nothing is set. @throws Error for a backend that isn't known, and for GitHub without a repository. */
export function getEditorBackend({
  EDITOR_BACKEND,
  EDITOR_REPO,
  EDITOR_BRANCH = "main",
}: NodeJS.ProcessEnv): EditorBackend | null {
  if (!EDITOR_BACKEND) return null
  const name = BACKENDS.find(one => one === EDITOR_BACKEND)
  if (!name) throw new Error(`EDITOR_BACKEND is ${EDITOR_BACKEND}; set it to ${BACKENDS.join(" or ")}, or leave it out`)
  if (name === "git-gateway") return { name, branch: EDITOR_BRANCH }
  if (!EDITOR_REPO || !/^[\w.-]+\/[\w.-]+$/.test(EDITOR_REPO))
    throw new Error("EDITOR_BACKEND is github, so EDITOR_REPO must name the repository: owner/name")
  return { name, repo: EDITOR_REPO, branch: EDITOR_BRANCH }
}

/** `npm run edit` starts `gatsby develop`, where the editor saves on this machine. */
export const chooseEditorBackend = (env: NodeJS.ProcessEnv): EditorBackend | null =>
  isDevelop(env) ? LOCAL_BACKEND : getEditorBackend(env)
