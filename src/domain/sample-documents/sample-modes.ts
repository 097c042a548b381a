/** What a reader can do with a made-up document: learn what each part is, check their own by it, or find what's wrong. */
export const SAMPLE_MODES = ["read", "check", "spot"] as const

export type SampleMode = (typeof SAMPLE_MODES)[number]
