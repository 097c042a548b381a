import { randomBytes } from "node:crypto"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { BlobsServer } from "@netlify/blobs/server"
import * as v from "valibot"
import type { BlobsStoreOptions } from "../../src/leads/store/blobs-store"
import { Misused } from "./parse-cli"

type Connection = NonNullable<BlobsStoreOptions["connection"]>

export type Opened = { connection: Connection; close: () => Promise<unknown> }

/** @throws Misused if the environment has no site id, token or secret. */
export function openProductionLeadStore(variables: NodeJS.ProcessEnv): Opened {
  const missing = ["NETLIFY_SITE_ID", "NETLIFY_AUTH_TOKEN", "LEAD_ID_SECRET"].filter(name => !variables[name])
  if (missing.length > 0) throw new Misused(`--production needs ${missing.join(", ")} in the environment.`)
  const connection = { siteID: variables.NETLIFY_SITE_ID, token: variables.NETLIFY_AUTH_TOKEN }
  return { connection, close: async () => undefined }
}

/** Where `netlify dev` stores the data of the site in `folder`. */
export const getSandboxFolder = (folder: string): string => join(folder, ".netlify", "blobs-serve")

/** Opens the store of `npm start` through our own server on the same files, whether `netlify dev` is running or not. */
export async function openLocalLeadStore(folder: string): Promise<Opened> {
  const token = randomBytes(16).toString("hex")
  const server = new BlobsServer({ directory: getSandboxFolder(folder), token })
  const { port } = await server.start()
  const address = `http://127.0.0.1:${port}`
  const connection = { siteID: readNetlifySiteId(folder), token, edgeURL: address, uncachedEdgeURL: address }
  return { connection, close: () => server.stop() }
}

const stateSchema = v.object({ siteId: v.string() })

const UNLINKED = "unlinked"

function readNetlifySiteId(folder: string): string {
  const file = join(folder, ".netlify", "state.json")
  if (!existsSync(file)) return UNLINKED
  const state = v.safeParse(v.pipe(v.string(), v.parseJson(), stateSchema), readFileSync(file, "utf8"))
  return state.success ? state.output.siteId : UNLINKED
}
