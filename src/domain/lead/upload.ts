/** The largest contract that a visitor can send, in bytes. A function's streamed answer may be 20 MB. */
export const MOST_UPLOAD_BYTES = 18_000_000

/** How many bytes each part of a file has but the last, since a request to a function may have 4.5 MB. */
export const PART_BYTES = 4_000_000

/** How many bytes each part of a file has. */
export const listPartSizes = (bytes: number): number[] =>
  Array.from({ length: Math.ceil(bytes / PART_BYTES) }, (_, n) => Math.min(PART_BYTES, bytes - n * PART_BYTES))

/** Whether a file says that it's a PDF, within its first 1,024 bytes. */
export const isPdf = (bytes: Uint8Array): boolean => String.fromCharCode(...bytes.subarray(0, 1024)).includes("%PDF-")

/** What the server has of a file: the numbers of the parts, from 0, and whether all of it was sent on. */
export type UploadProgress = { storedParts: readonly number[]; isSent: boolean }

/** Days after which a file is deleted: after it came, and after it was first downloaded. */
export const UPLOAD_DAYS = { kept: 30, downloaded: 7 }

/** A size in megabytes, such as `2.1 MB`. */
export const formatMegabytes = (bytes: number): string => `${Math.max(0.1, bytes / 1_000_000).toFixed(1)} MB`
