import * as v from "valibot"
import { documentsSchema } from "../../domain/documents-to-send/documents-schema"
import type { DocumentToSend } from "../../domain/documents-to-send/document-to-send"
import { addReadToSource } from "../../domain/source-kind"

const groupSchema = v.object(documentsSchema.entries)

/** Sorted by the `order` of each file. `groups` are the entries of `content/documents` that are part of the site. */
export const listDocumentsToSend = (groups: readonly Record<string, unknown>[]): DocumentToSend[] =>
  groups
    .map(group => v.parse(groupSchema, group))
    .sort((a, b) => a.order - b.order || a.title.localeCompare(b.title, "en-AU"))
    .flatMap(({ side, state, documents }) =>
      documents.map(({ source, ...one }) => ({
        ...one,
        ...(side && { side }),
        ...(state && { state }),
        ...(source && { source: addReadToSource(source) }),
      })),
    )
