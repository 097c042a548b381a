import * as v from "valibot"
import { PERSON_QUESTIONS, type PersonAnswers } from "../job/questions"
import { answer, choice, err, createMissingKeyMessage, ok, textAnswer, type ParseResult } from "../parse/parse-result"
import { createLineRule, createMultilineRule } from "../parse/text"
import type { Answers } from "../parse/wire"
import { ENTER_EMAIL, parseEmailAddress } from "./email"
import { NOTE_MAX } from "./limits"
import { ENTER_PHONE, parsePhone } from "./phone"

/** The longest name that's accepted, in characters. */
const NAME_MAX = 200

export const ENTER_NAME = "Enter your name"

/** Reads a person's name in any script. One word is enough, and upper and lower case stay as typed. Refuses links and markup. */
export function parsePersonName(input: string): ParseResult<string> {
  const name = createLineRule(NAME_MAX)(input)
  if (!name.ok) return name
  if (name.value === "") return err("required", ENTER_NAME)
  return /http|[<>]/i.test(name.value) ? err("markup", "Enter your name without links, < or >") : name
}

/** The longest phone number that's accepted, in characters. No number with its extension is longer. */
const PHONE_MAX = 60

/** A rule that reads a phone number. It must be valid if the visitor wants a call; otherwise it's stored as typed. */
const createPhoneRule = (mustRing: boolean) =>
  textAnswer((text): ParseResult<PersonAnswers["phone"]> => {
    const line = createLineRule(PHONE_MAX)(text)
    if (!line.ok) return line
    const number = parsePhone(line.value)
    if (!number.ok && mustRing) return number
    const [e164 = null, extension] = number.ok ? number.value.split(";ext=") : []
    return ok(line.value ? { typed: line.value, e164, ...(extension && { extension }) } : null)
  })

const YES: readonly unknown[] = [true, "yes", "on", "true"]
const NO: readonly unknown[] = [false, "no", "off", "false"]

const tickBox = answer((value): ParseResult<boolean> => {
  if (YES.includes(value) || NO.includes(value)) return ok(YES.includes(value))
  return err("choice", "Tick the box to agree")
})

export function createPersonSchema(answers: Answers) {
  const { contactBy, phone: number, bestTime } = PERSON_QUESTIONS
  const mustRing = number.askedWhen(answers)
  return v.object(
    {
      name: textAnswer(parsePersonName),
      email: textAnswer(parseEmailAddress),
      contactBy: v.optional(choice(contactBy.options, contactBy.choose), contactBy.otherwise),
      phone: mustRing ? createPhoneRule(true) : v.nullish(createPhoneRule(false), null),
      bestTime: v.nullish(choice(bestTime.options, bestTime.choose), null),
      note: v.nullish(textAnswer(createMultilineRule(NOTE_MAX, "note")), null),
      marketing: v.optional(tickBox, false),
      sendEmailQuote: v.optional(tickBox, true),
    } satisfies Record<keyof PersonAnswers, v.GenericSchema>,
    createMissingKeyMessage({ name: ENTER_NAME, email: ENTER_EMAIL, phone: ENTER_PHONE }),
  )
}
