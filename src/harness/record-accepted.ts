import type { Handler } from "../leads/http/edge"

/** Stands for a lead that was taken without telling its reference: by a page, or the address of one that thanks. */
export const UNNAMED = ""

/** `handler`, which notes in `accepted` the reference in every answer that says yes to somebody who sent something. */
export const noting =
  (accepted: string[], handler: Handler): Handler =>
  async (request, call) => {
    const answer = await handler(request, call)
    const isYes = request.method === "POST" && (answer.ok || answer.status === 303)
    if (isYes) accepted.push(referenceIn(await answer.clone().text(), answer.headers.get("location") ?? ""))
    return answer
  }

const referenceIn = (text: string, location: string): string =>
  (/"id":"([\w-]{22,64})"/.exec(text) ?? /^\/quotes\/([\w-]{22,64})\//.exec(location))?.[1] ?? UNNAMED
