import * as v from "valibot"
import { JOB_QUESTIONS } from "../../src/domain/job/questions"
import { contextSchema } from "../../src/domain/lead/context"

type Begun = { side?: string; state?: string; partner?: string; thankYouPageRoute?: string; sendEmailQuote?: "no" }

const isContext = (context: object): boolean => v.safeParse(contextSchema, context).success

/** The tests of what an address may bring to the form. Each takes what the form's own rule takes. */
const TESTS: Record<keyof Begun, (text: string) => boolean> = {
  side: text => JOB_QUESTIONS.side.options.some(option => option === text),
  state: text => JOB_QUESTIONS.state.options.some(option => option === text),
  partner: partner => isContext({ partner }),
  thankYouPageRoute: thankYouPageRoute => isContext({ thankYouPageRoute }),
  sendEmailQuote: text => text === "no",
}

/**
 * The first answers and the page's own context, which a form without a script brings in its address:
 * `?side=buying&state=NSW`. Whatever else is there, or is no answer, is left out: nobody has typed it.
 */
export function begunForm(address: string): Begun {
  const query = new URL(address).searchParams
  const known = Object.entries(TESTS).flatMap(([name, isRight]) => {
    const text = query.get(name)
    return text !== null && isRight(text) ? [[name, text]] : []
  })
  return Object.fromEntries(known)
}
