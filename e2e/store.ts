import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { basename, join } from "node:path"
import * as v from "valibot"
import { getSiteFolder } from "../tools/journeys/address"

/** The folder in which the sandbox of the store keeps its entries. */
const storeFolder = (folder = getSiteFolder()): string => join(folder, ".netlify/blobs-serve")

/** Does `work` while the store fails: a plain file replaces its folder. */
export async function whileStoreFails(work: () => Promise<void>): Promise<void> {
  const folder = storeFolder()
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

/** How often each lead that waits for delivery was refused; those that are being delivered are left out. */
export const refusalsOfPending = (): number[] =>
  pendingMarkers()
    .filter(({ marker }) => marker.value.leaseUntil === null)
    .map(({ marker }) => marker.value.failures)

/** How many leads wait to be told for the first time. */
export const countUntried = (): number => pendingMarkers().filter(({ marker }) => marker.value.failures === 0).length

/** Saves the wait for the next try, and for a deliverer that died to be given up: what is pending is due at once. */
export function makePendingDue(folder?: string): void {
  const due = { dueAt: "2000-01-01T00:00:00.000Z", leaseUntil: null }
  for (const { file, marker } of pendingMarkers(folder))
    writeFileSync(file, JSON.stringify({ ...marker, value: { ...marker.value, ...due } }))
}

/**
 * The markers of leads that wait for delivery. The sandbox, unlike the store, doesn't write a file at once: one that the end
 * of its process has cut in two is left out, and is made again by the functions.
 */
const pendingMarkers = (folder?: string) =>
  storeEntries("pending", folder).flatMap(file => {
    const { success, output } = v.safeParse(whole, textOf(file))
    return success ? [{ file, marker: v.parse(markerSchema, output) }] : []
  })

/** The text of an entry; none when a function has deleted it since it was listed. */
export function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8")
  } catch {
    return ""
  }
}

/** The files in which the sandbox keeps the entries of a collection; none before the first entry of the store. */
export function storeEntries(collection: string, folder?: string): string[] {
  const collections = join(storeFolder(folder), "entries/unlinked")
  if (!existsSync(collections)) return []
  return readdirSync(collections)
    .filter(name => name.startsWith(`site:${collection}-`))
    .flatMap(name => readdirSync(join(collections, name)).map(key => join(collections, name, key)))
    .filter(file => !basename(file).startsWith("."))
}
