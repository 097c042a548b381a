import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"

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
]

/** A file in Gatsby's cache, so that `npm run clean` deletes it together with the build. */
const STAMP = ".cache/built-from"

/** Whether `public/` is missing, or was built from other files or with other variables than the current ones. */
export const isBuildNeeded = (root: string, env: NodeJS.ProcessEnv): boolean =>
  !existsSync(join(root, "public/index.html")) || readBuildInputHash(root) !== calculateBuildInputHash(root, env)

/** Call it right after a successful build. */
export const saveBuildInputHash = (root: string, env: NodeJS.ProcessEnv): void =>
  writeFileSync(join(root, STAMP), calculateBuildInputHash(root, env))

function readBuildInputHash(root: string): string | null {
  const file = join(root, STAMP)
  return existsSync(file) ? readFileSync(file, "utf8") : null
}

function calculateBuildInputHash(root: string, env: NodeJS.ProcessEnv): string {
  const hash = createHash("sha256")
  for (const file of INPUTS.flatMap(input => listBuildInputFiles(root, input))) {
    hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  }
  for (const name of VARIABLES) hash.update(`${name}=${env[name] ?? ""}\0`)
  return hash.digest("hex")
}

const isBuildInput = (file: string): boolean => !/\.test\.tsx?$|gatsby-types\.d\.ts$/.test(file)

function listBuildInputFiles(root: string, path: string): string[] {
  const stats = statSync(join(root, path), { throwIfNoEntry: false })
  if (!stats) return []
  if (stats.isFile()) return isBuildInput(path) ? [path] : []
  return readdirSync(join(root, path))
    .sort()
    .flatMap(name => listBuildInputFiles(root, `${path}/${name}`))
}
