import { StoreUnavailable } from "../core/errors"
import type { LeadPorts } from "../core/ports"
import { businessDay } from "../core/schedule"
import { type View, viewKey } from "./view-record"

/**
 * Keeps that a visit saw a page under test, by the day of the firm's clock. Each view is a record of its own, so that no
 * two writers meet.
 *
 * @throws StoreUnavailable
 */
export async function keepView(
  { store, random, now }: Pick<LeadPorts, "store" | "random" | "now">,
  seen: Pick<View, "page" | "variant">,
): Promise<void> {
  const view: View = { ...seen, day: businessDay(now()) }
  // A key that is taken is as good as never seen; a second one is.
  for (let tries = 0; tries < 2; tries += 1) if (await store.create("views", viewKey(view, random), view)) return
  throw new StoreUnavailable("key-taken")
}
