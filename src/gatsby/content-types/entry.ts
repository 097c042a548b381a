import type { BodyTree } from "../../domain/content/body-tree"
import type { Fields, Link, Reference } from "./content-type"

/** One thing wrong with a file; `where` is a field, or `line 12`. */
export type EntryProblem = { where: string; message: string }

/** An entry as its kind's schema left it. Links and references also come from the body. */
export type Entry = {
  fields: Fields
  body: BodyTree | null
  references: (Omit<Reference, "field"> & { where: string })[]
  links: (Omit<Link, "field"> & { where: string })[]
  /** The field of another entry that this one stands in; null for one with a file of its own. */
  within: string | null
  /** The one that stands in a field of this one. */
  inner: Entry | null
}

/** What a message calls a field of `entry`. */
export const fieldIn = ({ within }: Entry, field: string): string => (within ? `${within}, ${field}` : field)
