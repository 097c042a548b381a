import { expect, type APIRequestContext } from "@playwright/test"
import * as v from "valibot"
import { INBOX_URL } from "../tools/journeys/address"

const eventsSchema = v.array(
  v.object({
    id: v.string(),
    type: v.string(),
    verified: v.boolean(),
    attempts: v.number(),
    taken: v.boolean(),
    data: v.unknown(),
  }),
)

/** What the inbox tells of one event at `/events`. */
export type InboxEvent = v.InferOutput<typeof eventsSchema>[number]

/** The receiving end of the webhook. */
export type Inbox = {
  events: () => Promise<InboxEvent[]>
  clear: () => Promise<void>
  /** What the webhook answers from now on. */
  answerWith: (status: number) => Promise<void>
  /** Waits until exactly these events were taken, in this order, each with a valid signature. */
  expectTaken: (...types: string[]) => Promise<void>
}

export function inboxOf(request: APIRequestContext): Inbox {
  const events = async (): Promise<InboxEvent[]> =>
    v.parse(eventsSchema, await (await request.get(`${INBOX_URL}/events`)).json())
  return {
    events,
    clear: async () => void (await request.delete(`${INBOX_URL}/events`)),
    answerWith: async status => void (await request.put(`${INBOX_URL}/answer`, { data: { status } })),
    expectTaken: (...types) =>
      expect
        .poll(async () => (await events()).map(({ type, verified, taken }) => ({ type, verified, taken })))
        .toEqual(types.map(type => ({ type, verified: true, taken: true }))),
  }
}
