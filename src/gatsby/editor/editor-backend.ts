import { EDITOR_SERVER } from "../headers/editor-policy"

type Variables = Readonly<Record<string, string | undefined>>

const BACKENDS = ["git-gateway", "github"] as const

/**
 * Where the editor keeps what is written, by the environment of the build. Without a word about it, only on a machine on
 * which `npm run edit` runs.
 *
 * @throws Error for a backend that is not known, and for GitHub without a repository.
 */
export function editorBackend({
  EDITOR_BACKEND,
  EDITOR_REPO,
  EDITOR_BRANCH = "main",
}: Variables): Record<string, string> {
  if (!EDITOR_BACKEND) return { name: "proxy", proxy_url: EDITOR_SERVER, branch: EDITOR_BRANCH }
  if (!BACKENDS.some(name => name === EDITOR_BACKEND))
    throw new Error(`EDITOR_BACKEND is ${EDITOR_BACKEND}; set it to ${BACKENDS.join(" or ")}, or leave it out`)
  if (EDITOR_BACKEND === "git-gateway") return { name: EDITOR_BACKEND, branch: EDITOR_BRANCH }
  if (!EDITOR_REPO || !/^[\w.-]+\/[\w.-]+$/.test(EDITOR_REPO))
    throw new Error("EDITOR_BACKEND is github, so EDITOR_REPO must name the repository: owner/name")
  return { name: EDITOR_BACKEND, repo: EDITOR_REPO, branch: EDITOR_BRANCH }
}
