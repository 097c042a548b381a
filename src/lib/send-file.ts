import { isPdf, listPartSizes, MOST_UPLOAD_BYTES, PART_BYTES } from "../domain/lead/upload"
import { paths } from "../domain/paths"
import { isObject } from "../domain/parse/wire"
import { getApiAddress } from "./api-address"
import { createTimeoutSignal } from "./http"

/** `sent` once the firm will get the file; anything else says why not. `failed` may work later, and goes on from where it stopped. */
export type SendResult = "sent" | "failed" | "too-large" | "not-a-pdf" | "unreadable" | "other-file" | "gone"

type Options = {
  /** Called with the bytes that the server has. */
  onProgress?: (bytes: number) => void
  fetch?: typeof globalThis.fetch
  pause?: (ms: number) => Promise<void>
}

/** Pauses in milliseconds before a request is sent again. */
const PAUSES_MS = [1_000, 4_000]

/** Long enough for a part over a slow connection. */
const TIMEOUT_MS = 180_000

/** How often the server may say that it lacks parts. */
const ROUNDS = 2

/** Statuses after which a request is sent again. 0 is a failed connection or a timeout. */
const isRetried = (status: number): boolean => status === 0 || status === 408 || status === 429 || status >= 500

const REFUSALS: Readonly<Record<number, SendResult>> = {
  400: "gone",
  404: "gone",
  409: "other-file",
  410: "gone",
}

const wait = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

const formatHex = (buffer: ArrayBuffer): string =>
  [...new Uint8Array(buffer)].map(byte => byte.toString(16).padStart(2, "0")).join("")

const calculateSha256 = async (bytes: ArrayBuffer): Promise<string> =>
  formatHex(await crypto.subtle.digest("SHA-256", bytes))

/**
 * Sends a file in parts, after the request that the path of an enquiry is for. What the server has already isn't sent again, also if
 * another call sent it. Never throws.
 */
export async function sendFile(file: Blob, enquiryPath: string, options: Options = {}): Promise<SendResult> {
  const { onProgress = () => {}, fetch = globalThis.fetch, pause = wait } = options
  if (file.size > MOST_UPLOAD_BYTES) return "too-large"
  const bytes = await file.arrayBuffer().catch(() => null)
  if (!bytes) return "unreadable"
  if (!isPdf(new Uint8Array(bytes))) return "not-a-pdf"
  const sizes = listPartSizes(bytes.byteLength)

  const requestOnce = async (path: string, init: RequestInit) => {
    const { signal, release } = createTimeoutSignal(TIMEOUT_MS)
    const response = await fetch(getApiAddress(path), { ...init, signal }).catch(() => null)
    const json: unknown = await response?.json().catch(() => null)
    release()
    return { status: response?.status ?? 0, body: isObject(json) ? json : {} }
  }
  const request = async (path: string, init: RequestInit) => {
    let answer = await requestOnce(path, init)
    for (const ms of PAUSES_MS) {
      if (!isRetried(answer.status)) break
      await pause(ms)
      answer = await requestOnce(path, init)
    }
    return answer
  }
  const post = (path: string, body: object) =>
    request(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) })

  const enquiry = enquiryPath.split("/").at(-1)
  const start = await post(paths.api.uploads, {
    enquiry,
    bytes: bytes.byteLength,
    sha256: await calculateSha256(bytes),
  })
  let answer = start
  for (let round = 0; round < ROUNDS; round += 1) {
    const { isSent, storedParts } = answer.body
    if (isSent === true) return "sent"
    if (typeof start.body.permit !== "string" || !Array.isArray(storedParts)) break
    const storedNumbers = new Set<unknown>(storedParts)
    for (const n of sizes.keys()) {
      onProgress(sizes.reduce((sum, size, other) => sum + (storedNumbers.has(other) ? size : 0), 0))
      if (storedNumbers.has(n)) continue
      const part = bytes.slice(n * PART_BYTES, n * PART_BYTES + (sizes[n] ?? 0))
      const path = `${paths.api.uploadPart(start.body.permit, n)}?sha256=${await calculateSha256(part)}`
      const { status } = await request(path, {
        method: "PUT",
        headers: { "content-type": "application/octet-stream" },
        body: part,
      })
      if (status !== 204) return REFUSALS[status] ?? "failed"
      storedNumbers.add(n)
    }
    onProgress(bytes.byteLength)
    answer = await post(paths.api.upload(start.body.permit), {})
  }
  return answer.body.isSent === true ? "sent" : (REFUSALS[answer.status] ?? "failed")
}
