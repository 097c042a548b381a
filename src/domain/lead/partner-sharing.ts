import * as v from "valibot"

/** Where the build lists the partners that a visitor may share a request with, for the forms. */
export const PARTNER_SHARING_FILE = "/partner-sharing.json"

/** A partner that a visitor may share a request with, and the purpose that the visitor is told. */
export type PartnerSharing = {
  /** Which the box says when it's ticked. */
  slug: string
  name: string
  /** What follows "Share this request with ..." in the words of the box: `so that it can call me about a loan`. */
  purpose: string
}

const fileSchema = v.record(v.string(), v.object({ name: v.string(), purpose: v.string() }))

/** The partners of the published list, by slug, as it's written. */
export type PartnerSharingFile = v.InferOutput<typeof fileSchema>

/** What the published list says of a partner; `null` when the partner isn't on it, or it's not such a list. */
export function findPartnerSharing(file: unknown, slug: string): PartnerSharing | null {
  const result = v.safeParse(fileSchema, file)
  const entry = result.success && Object.hasOwn(result.output, slug) ? result.output[slug] : undefined
  return entry ? { slug, ...entry } : null
}
