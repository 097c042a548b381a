import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import * as v from "valibot"
import type { DeployedFunction } from "./functions"

/** The folder where the host's build puts the functions it bundled, and the manifest that lists them. */
export const BUNDLES = ".netlify/functions"
const MANIFEST = join(BUNDLES, "manifest.json")

const limitSchema = v.object({
  action: v.object({
    type: v.literal("rate_limit"),
    config: v.object({
      rateLimitConfig: v.object({ windowLimit: v.number(), windowSize: v.literal(60) }),
      aggregate: v.object({
        keys: v.strictTuple([v.object({ type: v.literal("ip") }), v.object({ type: v.literal("domain") })]),
      }),
    }),
  }),
})

const manifestSchema = v.object({
  functions: v.array(
    v.object({
      name: v.string(),
      mainFile: v.string(),
      routes: v.optional(v.array(v.object({ pattern: v.string() })), []),
      trafficRules: v.optional(limitSchema),
      schedule: v.optional(v.string()),
    }),
  ),
})

/**
 * @throws Error if there's no build. @throws ValiError if a function has another limit than calls per minute and IP
 * address.
 */
export function readFunctionsFromManifest(): DeployedFunction[] {
  if (!existsSync(MANIFEST)) throw new Error(`There is no ${MANIFEST}. Make it with: npm run build:host`)
  return v
    .parse(manifestSchema, JSON.parse(readFileSync(MANIFEST, "utf8")))
    .functions.map(({ name, routes, trafficRules, schedule }) => ({
      name,
      routes: routes.map(({ pattern }) => pattern),
      callsPerMinute: trafficRules?.action.config.rateLimitConfig.windowLimit ?? null,
      schedule: schedule ?? null,
    }))
    .sort((one, other) => one.name.localeCompare(other.name))
}
