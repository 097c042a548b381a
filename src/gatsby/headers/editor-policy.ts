import type { EditorBackend } from "../editor/editor-backend"
import type { Allowance } from "./content-security-policy"

/** Where changes go, and whether the service is up. */
const OF_SERVICE: Readonly<Record<string, Allowance>> = {
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
export function editorPolicy({ name, proxy_url }: EditorBackend): Allowance {
  const service = OF_SERVICE[name] ?? {}
  const ownServer = proxy_url ? [new URL(proxy_url).origin] : []
  return {
    "script-src": ["'unsafe-eval'"],
    "style-src-elem": ["'self'", "'unsafe-inline'"],
    "img-src": ["blob:", ...(service["img-src"] ?? [])],
    "connect-src": [...ownServer, "blob:", ...(service["connect-src"] ?? [])],
  }
}
