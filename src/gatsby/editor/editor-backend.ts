import { isDevelop } from "../develop/is-develop"

type Variables = Readonly<Record<string, string | undefined>>

/** Where the editor keeps what is written, as Decap CMS is told. */
export type EditorBackend = { name: "proxy" | "github" | "git-gateway" } & Readonly<Record<string, string>>

/** Where `npm run edit` serves the site that is edited. */
export const EDITED_SITE = "http://localhost:8000"

/** Where `npm run edit` writes what the editor saves: on the writer's own machine. */
export const EDITOR_SERVER = "http://localhost:8081/api/v1"

/** The writer's own machine. Never part of a build: on a visitor's machine another program may answer there. */
export const LOCAL_BACKEND: EditorBackend = { name: "proxy", proxy_url: EDITOR_SERVER, branch: "main" }

const BACKENDS = ["git-gateway", "github"] as const

/**
 * Where the editor of a build keeps what is written, by the environment of the build; null when it names nothing, and
 * the build then has no editor.
 *
 * @throws Error for a backend that is not known, and for GitHub without a repository.
 */
export function getEditorBackend({
  EDITOR_BACKEND,
  EDITOR_REPO,
  EDITOR_BRANCH = "main",
}: Variables): EditorBackend | null {
  if (!EDITOR_BACKEND) return null
  const name = BACKENDS.find(one => one === EDITOR_BACKEND)
  if (!name) throw new Error(`EDITOR_BACKEND is ${EDITOR_BACKEND}; set it to ${BACKENDS.join(" or ")}, or leave it out`)
  if (name === "git-gateway") return { name, branch: EDITOR_BRANCH }
  if (!EDITOR_REPO || !/^[\w.-]+\/[\w.-]+$/.test(EDITOR_REPO))
    throw new Error("EDITOR_BACKEND is github, so EDITOR_REPO must name the repository: owner/name")
  return { name, repo: EDITOR_REPO, branch: EDITOR_BRANCH }
}

/**
 * Where the editor saves: on this machine under `gatsby develop`, which `npm run edit` starts; in a build only where the
 * environment says.
 */
export const chooseEditorBackend = (env: NodeJS.ProcessEnv): EditorBackend | null =>
  isDevelop(env) ? LOCAL_BACKEND : getEditorBackend(env)
