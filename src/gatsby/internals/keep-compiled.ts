import type { IAdapter } from "gatsby"
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

/** The folder where Gatsby writes the compiled code of `gatsby-config.ts` and `gatsby-node.ts`. */
const COMPILED = ".cache/compiled"

/**
 * Keeps this build's compiled code when `adapter` restores the cache. Gatsby compiles `gatsby-node.ts`, then the adapter
 * overwrites it with the restored `.cache`, and only then Gatsby loads it. Without this, the host would build with the previous
 * deployment's code.
 */
export function keepCompiledCodeOnCacheRestore(adapter: IAdapter): IAdapter {
  const { cache } = adapter
  if (!cache) return adapter
  return {
    ...adapter,
    cache: {
      ...cache,
      restore: async args => {
        const aside = mkdtempSync(join(tmpdir(), "compiled-"))
        try {
          if (existsSync(COMPILED)) cpSync(COMPILED, aside, { recursive: true })
          const wasRestored = await cache.restore(args)
          rmSync(COMPILED, { recursive: true, force: true })
          cpSync(aside, COMPILED, { recursive: true })
          return wasRestored
        } finally {
          rmSync(aside, { recursive: true, force: true })
        }
      },
    },
  }
}
