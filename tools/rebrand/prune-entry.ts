import { isMap, isScalar, isSeq, parseDocument, type YAMLSeq } from "yaml"
import type { FirmInTexts } from "../../src/domain/content/firm-words"
import { type FirmScope, getContentLeftOutReason } from "../../src/gatsby/firm-scope"
import type { Reference } from "../../src/gatsby/content-types/content-type"
import { splitFrontMatter } from "../../src/gatsby/content-types/parse-fields"
import { removeDeadReferencesFromMdx, type RemovedTargets } from "./prune-body"

const AS_LONG_AS_THEY_ARE = { lineWidth: 0 }

export function removeDeadReferencesFromContent(
  text: string,
  references: readonly Reference[],
  removed: RemovedTargets,
  firm: FirmInTexts,
): string {
  const dead = references.filter(({ kind, slug }) => removed.entry(kind, slug))
  const split = splitFrontMatter(text)
  if (!split) return removeDeadReferencesFromYaml(text, dead, removed)
  return `---\n${removeDeadReferencesFromYaml(split.head, dead, removed).trimEnd()}\n---\n${removeDeadReferencesFromMdx(split.body, removed, firm)}`
}

/** Removes fields that refer to something removed. If there are none, the YAML stays exactly as it's written. */
function removeDeadReferencesFromYaml(yaml: string, dead: readonly Reference[], removed: RemovedTargets): string {
  const document = parseDocument(yaml)
  const canonical = document.get("canonical")
  const leadsNowhere = typeof canonical === "string" && removed.page(canonical)
  if (dead.length === 0 && !leadsNowhere) return yaml
  for (const { where: field, slug } of dead) {
    const value = document.get(field, true)
    if (isSeq(value)) value.items = value.items.filter(item => !(isScalar(item) && item.value === slug))
    if (!isSeq(value) || value.items.length === 0) document.delete(field)
  }
  if (leadsNowhere) document.delete("canonical")
  return document.toString(AS_LONG_AS_THEY_ARE)
}

/** Columns without links go too. Links that aren't for this firm's site stay, since they may apply later. */
export function removeDeadNavigationLinks(yaml: string, { page }: RemovedTargets, acting: FirmScope): string {
  const document = parseDocument(yaml)
  const isLinkToRemovedPage = (link: unknown): boolean =>
    isMap(link) && page(String(link.get("path"))) && getContentLeftOutReason(acting, link.toJSON()) === null
  const removeLinksToRemovedPages = (links: unknown): void => {
    if (isSeq(links)) links.items = links.items.filter(link => !isLinkToRemovedPage(link))
  }
  removeLinksToRemovedPages(document.get("header"))
  removeLinksToRemovedPages(document.get("legal"))
  const footer = document.get("footer")
  if (isSeq(footer)) {
    for (const column of footer.items) if (isMap(column)) removeLinksToRemovedPages(column.get("links"))
    footer.items = footer.items.filter(column => !isMap(column) || !isEmptyLinkList(column.get("links")))
  }
  return document.toString(AS_LONG_AS_THEY_ARE)
}

const isEmptyLinkList = (links: unknown): links is YAMLSeq => isSeq(links) && links.items.length === 0
