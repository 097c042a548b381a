import type { Helpful } from "../../domain/lead/helpful"
import { StoreUnavailable } from "../core/errors"
import { keepWithin } from "../core/keep-within"
import type { LeadPorts } from "../core/ports"
import { readable } from "../store/read-records"
import { helpfulRecord, type HelpfulRecord } from "./helpful-record"

/** `new`: kept now. `again`: the same was kept before. `other`: something else was, and it stays. */
export type HelpfulKept = "new" | "again" | "other"

/**
 * Keeps what a reader says of a page, once for each `key`, and nothing of who says it.
 *
 * @throws StoreUnavailable when it isn't proven within `limits.keepMs` that it's kept. It may be kept all the same.
 */
export function keepHelpful(
  { store, now, limits }: Pick<LeadPorts, "store" | "now" | "limits">,
  key: string,
  { page, answer, missing, honeypot }: Helpful,
): Promise<HelpfulKept> {
  const record: HelpfulRecord = {
    page,
    answer,
    missing,
    receivedAt: now().toISOString(),
    ...(honeypot !== "" && { suspect: true }),
  }
  const keep = async (): Promise<HelpfulKept> => {
    if (await store.create("helpful", key, record)) return "new"
    const found = await readable(store, "helpful", key, helpfulRecord)
    if ("broken" in found || !found.value) throw new StoreUnavailable("helpful-unreadable")
    return saysTheSame(found.value, record) ? "again" : "other"
  }
  return keepWithin(limits.keepMs, keep())
}

const saysTheSame = (one: HelpfulRecord, other: HelpfulRecord): boolean =>
  one.page === other.page && one.answer === other.answer && one.missing === other.missing
