import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"

/** Everything that the built site depends on, and nothing that it does not. */
const INPUTS = [
  "content",
  "src",
  "static",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "netlify.toml",
  "package-lock.json",
]
const VARIABLES = [
  "SITE_URL",
  "SITE_API_URL",
  "GTM_ID",
  "ANALYTICS_ID",
  "EDITOR_BACKEND",
  "EDITOR_REPO",
  "EDITOR_BRANCH",
  "PUBLISH_SOURCE_MAPS",
]

/** A file in Gatsby's cache, so that `npm run clean` forgets it together with the build. */
const STAMP = ".cache/built-from"

/** True when `public/` is missing or was built from other files, or with other variables, than those of now. */
export const buildNeeded = (root: string, env: NodeJS.ProcessEnv): boolean =>
  !existsSync(join(root, "public/index.html")) || readStamp(root) !== createFingerprint(root, env)

/** Remembers what `public/` was built from. Call it right after a build that went well. */
export const stampBuild = (root: string, env: NodeJS.ProcessEnv): void =>
  writeFileSync(join(root, STAMP), createFingerprint(root, env))

function readStamp(root: string): string | null {
  const file = join(root, STAMP)
  return existsSync(file) ? readFileSync(file, "utf8") : null
}

function createFingerprint(root: string, env: NodeJS.ProcessEnv): string {
  const hash = createHash("sha256")
  for (const file of INPUTS.flatMap(input => listFiles(root, input))) {
    hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  }
  for (const name of VARIABLES) hash.update(`${name}=${env[name] ?? ""}\0`)
  return hash.digest("hex")
}

/** Files that the build makes or no build reads. */
const isInput = (file: string): boolean => !/\.test\.tsx?$|gatsby-types\.d\.ts$/.test(file)

function listFiles(root: string, path: string): string[] {
  const stats = statSync(join(root, path), { throwIfNoEntry: false })
  if (!stats) return []
  if (stats.isFile()) return isInput(path) ? [path] : []
  return readdirSync(join(root, path))
    .sort()
    .flatMap(name => listFiles(root, `${path}/${name}`))
}
