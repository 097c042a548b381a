import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { basename, join } from "node:path"
import * as v from "valibot"
import { getServedSiteFolder } from "../tools/journeys/address"

const getStoreFolder = (folder = getServedSiteFolder()): string => join(folder, ".netlify/blobs-serve")

/** The store fails while a plain file replaces its folder. */
export async function runWhileStoreFails(work: () => Promise<void>): Promise<void> {
  const folder = getStoreFolder()
  const aside = `${folder}-aside`
  renameSync(folder, aside)
  writeFileSync(folder, "")
  try {
    await work()
  } finally {
    rmSync(folder)
    renameSync(aside, folder)
  }
}

const markerSchema = v.looseObject({
  value: v.looseObject({ failures: v.number(), leaseUntil: v.nullable(v.string()), dueAt: v.string() }),
})

const whole = v.pipe(v.string(), v.parseJson())

/** Leads being delivered right now are left out. */
export const listPendingRefusalCounts = (): number[] =>
  listPendingMarkers()
    .filter(({ marker }) => marker.value.leaseUntil === null)
    .map(({ marker }) => marker.value.failures)

export const countUntried = (): number =>
  listPendingMarkers().filter(({ marker }) => marker.value.failures === 0).length

export function makePendingLeadsDue(folder?: string): void {
  const due = { dueAt: "2000-01-01T00:00:00.000Z", leaseUntil: null }
  for (const { file, marker } of listPendingMarkers(folder))
    writeFileSync(file, JSON.stringify({ ...marker, value: { ...marker.value, ...due } }))
}

/** The sandbox doesn't write a file in one step, so an incomplete one is left out; the functions create it again. */
const listPendingMarkers = (folder?: string) =>
  listStoredFiles("pending", folder).flatMap(file => {
    const { success, output } = v.safeParse(whole, readStoredText(file))
    return success ? [{ file, marker: v.parse(markerSchema, output) }] : []
  })

/** Empty if a function has deleted the entry since it was listed. */
export function readStoredText(file: string): string {
  try {
    return readFileSync(file, "utf8")
  } catch {
    return ""
  }
}

/** Empty before the store has its first entry. */
export function listStoredFiles(collection: string, folder?: string): string[] {
  const collections = join(getStoreFolder(folder), "entries/unlinked")
  if (!existsSync(collections)) return []
  return readdirSync(collections)
    .filter(name => name.startsWith(`site:${collection}-`))
    .flatMap(name => readdirSync(join(collections, name)).map(key => join(collections, name, key)))
    .filter(file => !basename(file).startsWith("."))
}
