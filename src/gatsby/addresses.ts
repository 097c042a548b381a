import type { Fields } from "./content-types/content-type"
import type { ContentFile } from "./read-content"

/** What the firm says about itself, as far as it can be read. */
export function firmOf(files: readonly ContentFile[]): Fields {
  const read = files.find(({ type }) => type.kind === "site")?.read
  return read ? (read.ok ? read.entry.fields : read.raw) : {}
}

/** The product, which is part of addresses; null while the firm's file does not tell. */
export function productOf(files: readonly ContentFile[]): string | null {
  const { product } = firmOf(files)
  return typeof product === "string" ? product : null
}

/** The address of a file's page; null for kinds without one, and while the fields do not tell. */
export const addressOf = ({ type, slug, read }: Pick<ContentFile, "type" | "slug" | "read">, product: string | null) =>
  type.page?.url(slug, read.ok ? read.entry.fields : read.raw, product ?? "") ?? null
