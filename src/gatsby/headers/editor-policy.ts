import type { Allowance } from "./allowances"

/** Where `npm run edit` writes what the editor saves: on the writer's own machine. */
export const EDITOR_SERVER = "http://localhost:8081/api/v1"

/** Where changes go, and whether the service is up. */
const OF_BACKEND: Readonly<Record<string, Allowance>> = {
  github: {
    "connect-src": ["https://api.github.com", "https://www.githubstatus.com"],
    "img-src": ["https://avatars.githubusercontent.com"],
  },
  "git-gateway": { "connect-src": ["https://www.netlifystatus.com"] },
}

/**
 * What Decap CMS needs: it makes code of the rules for its configuration, and writes its styles into the page. Nothing of
 * it is loaded on any other page.
 */
export function editorPolicy({ EDITOR_BACKEND = "" }: Readonly<Record<string, string | undefined>>): Allowance {
  const backend = OF_BACKEND[EDITOR_BACKEND] ?? {}
  return {
    "script-src": ["'unsafe-eval'"],
    "style-src-elem": ["'self'", "'unsafe-inline'"],
    "img-src": ["blob:", ...(backend["img-src"] ?? [])],
    "connect-src": [new URL(EDITOR_SERVER).origin, "blob:", ...(backend["connect-src"] ?? [])],
  }
}
