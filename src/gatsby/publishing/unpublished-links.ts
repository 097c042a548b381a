import type { IsoDate } from "../../domain/iso-date"
import type { ContentFile, Problem } from "../read-content"
import { hasPublishingDays, explainLinkToUnpublishedPage, getPublishingDays } from "./publishing"

/** A build for visitors doesn't have a page that isn't published, so a reference to it would stop the build. */
export function findLinksToHiddenPages(files: readonly ContentFile[], today: IsoDate): Problem[] {
  const readableFiles = files.flatMap(file => (file.read.ok ? [{ ...file, entry: file.read.entry }] : []))
  const fieldsByFile = new Map(
    readableFiles.filter(({ entry }) => entry.within === null).map(({ file, entry }) => [file, entry.fields]),
  )
  // An inner entry is published with the outer one.
  const entries = readableFiles.map(one => ({ ...one, fields: fieldsByFile.get(one.file) ?? one.entry.fields }))
  const byAddress = new Map<string, Record<string, unknown>>()
  const byName = new Map<string, Record<string, unknown>>()
  for (const one of entries.filter(({ type, fields }) => hasPublishingDays(type, fields))) {
    byName.set(`${one.type.kind} ${one.slug}`, one.fields)
    if (one.address) byAddress.set(one.address, one.fields)
  }
  return entries.flatMap(({ file, entry, fields }) => {
    const checkLink = (where: string, name: string, target: Record<string, unknown> | undefined): Problem[] => {
      const why = target && explainLinkToUnpublishedPage(getPublishingDays(fields), getPublishingDays(target), today)
      return why ? [{ file, where, message: `${name} ${why}; take it out, or give both pages the same days` }] : []
    }
    return [
      ...entry.links.flatMap(({ where, href }) => checkLink(where, href, byAddress.get(href.replace(/[?#].*$/, "")))),
      ...entry.references.flatMap(({ where, kind, slug }) => checkLink(where, slug, byName.get(`${kind} ${slug}`))),
    ]
  })
}
