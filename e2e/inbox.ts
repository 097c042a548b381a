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

export type InboxEvent = v.InferOutput<typeof eventsSchema>[number]

export type Inbox = {
  events: () => Promise<InboxEvent[]>
  clear: () => Promise<void>
  answerWith: (status: number) => Promise<void>
  /** Waits until exactly these events have been accepted, each with a valid signature. Their order isn't guaranteed. */
  expectTaken: (...types: string[]) => Promise<void>
}

const compareEventTypes = (one: { type: string }, other: { type: string }): number => one.type.localeCompare(other.type)

export function inboxOf(request: APIRequestContext, url = INBOX_URL): Inbox {
  const fetchEvents = async (): Promise<InboxEvent[]> =>
    v.parse(eventsSchema, await (await request.get(`${url}/events`)).json())
  return {
    events: fetchEvents,
    clear: async () => void (await request.delete(`${url}/events`)),
    answerWith: async status => void (await request.put(`${url}/answer`, { data: { status } })),
    expectTaken: (...types) =>
      expect
        .poll(async () =>
          (await fetchEvents()).map(({ type, verified, taken }) => ({ type, verified, taken })).sort(compareEventTypes),
        )
        .toEqual(types.map(type => ({ type, verified: true, taken: true })).sort(compareEventTypes)),
  }
}
