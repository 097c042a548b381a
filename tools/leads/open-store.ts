import { randomBytes } from "node:crypto"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { BlobsServer } from "@netlify/blobs/server"
import * as v from "valibot"
import type { BlobsStoreOptions } from "../../src/leads/store/blobs-store"
import { Misused } from "./parse-cli"

type Connection = NonNullable<BlobsStoreOptions["connection"]>

/** A way to the store, and to leave it. */
export type Opened = { connection: Connection; close: () => Promise<unknown> }

/** The site's store on Netlify. @throws Misused when the environment does not say which, or brings no key. */
export function openProductionStore(variables: NodeJS.ProcessEnv): Opened {
  const missing = ["NETLIFY_SITE_ID", "NETLIFY_AUTH_TOKEN", "LEAD_ID_SECRET"].filter(name => !variables[name])
  if (missing.length > 0) throw new Misused(`--production needs ${missing.join(", ")} in the environment.`)
  const connection = { siteID: variables.NETLIFY_SITE_ID, token: variables.NETLIFY_AUTH_TOKEN }
  return { connection, close: async () => undefined }
}

/** Where `netlify dev` keeps the store of the site in a folder. */
export const getSandboxFolder = (folder: string): string => join(folder, ".netlify", "blobs-serve")

/** The store of `npm start`, by a sandbox of our own on the same files; that of `netlify dev` may run or not. */
export async function openSandboxStore(folder: string): Promise<Opened> {
  const token = randomBytes(16).toString("hex")
  const server = new BlobsServer({ directory: getSandboxFolder(folder), token })
  const { port } = await server.start()
  const address = `http://127.0.0.1:${port}`
  const connection = { siteID: readSiteId(folder), token, edgeURL: address, uncachedEdgeURL: address }
  return { connection, close: () => server.stop() }
}

const stateSchema = v.object({ siteId: v.string() })

/** Files of a site without an account are kept under this name. */
const UNLINKED = "unlinked"

function readSiteId(folder: string): string {
  const file = join(folder, ".netlify", "state.json")
  if (!existsSync(file)) return UNLINKED
  const state = v.safeParse(v.pipe(v.string(), v.parseJson(), stateSchema), readFileSync(file, "utf8"))
  return state.success ? state.output.siteId : UNLINKED
}
