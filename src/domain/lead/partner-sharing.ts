import * as v from "valibot"

/** The file in which the build lists the partners that a visitor may share a request with. Forms load it. */
export const PARTNER_SHARING_FILE = "/partner-sharing.json"

/** A partner that a visitor may share a request with, and the purpose that the form states. */
export type PartnerSharing = {
  /** The value that the tick box sends. */
  slug: string
  name: string
  /** The text after "Share this request with ..." beside the box: `so that it can call me about a loan`. */
  purpose: string
}

const fileSchema = v.record(v.string(), v.object({ name: v.string(), purpose: v.string() }))

export type PartnerSharingFile = v.InferOutput<typeof fileSchema>

/** A partner's entry in the published list; `null` when the partner isn't on it, or when `file` isn't such a list. */
export function findPartnerForSharing(file: unknown, slug: string): PartnerSharing | null {
  const result = v.safeParse(fileSchema, file)
  const entry = result.success && Object.hasOwn(result.output, slug) ? result.output[slug] : undefined
  return entry ? { slug, ...entry } : null
}
