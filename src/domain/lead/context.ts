import * as v from "valibot"
import { isCalendarDay } from "../iso-date"
import { answer, choice, err, createMissingKeyMessage, ok, textAnswer } from "../parse/parse-result"
import { createLineRule } from "../parse/text"
import { createFlatShape, type Shape } from "../parse/wire"
import { getOrigin, THANK_YOU_ROUTES } from "../paths"
import { DEVICE_CLASSES, parseFormStepSeconds } from "./form-use"
import { isIsoTimestamp, isPartnerSlug } from "./partner"
import { ATTRIBUTION_KEYS, type PARTNER_KEYS, TOUCH_KEYS, type RequestContext } from "./quote-request-types"
import { ATTRIBUTION_MAX } from "./visit-source"

const TOUCH = createFlatShape([...TOUCH_KEYS, "on"])

/** The keys that every form may send in addition to its answers. `idempotencyKey` is for the request gate and isn't an answer. */
export const TRACE: Shape = {
  ...createFlatShape(["formVersion", "formStamp", "turnstileToken", "reference_code", "idempotencyKey", "partner"]),
  attribution: { ...createFlatShape(ATTRIBUTION_KEYS), firstTouch: TOUCH, lastTouch: TOUCH },
}

const origin = v.optional(textAnswer(createLineRule(ATTRIBUTION_MAX)))

const source = Object.fromEntries(TOUCH_KEYS.map(key => [key, origin])) as Record<
  (typeof TOUCH_KEYS)[number],
  typeof origin
>

const touchDay = v.optional(
  textAnswer(text => (isCalendarDay(text) ? ok(text) : err("day", "Give the day as YYYY-MM-DD"))),
)

const touch = v.optional(v.object({ ...source, on: touchDay }, createMissingKeyMessage({})))

const MOMENT = err("moment", "Give the moment in UTC, as 2026-11-21T02:00:00.000Z")
const moment = v.optional(textAnswer(text => (isIsoTimestamp(text) ? ok(text) : MOMENT)))

const ADDRESS = err("address", "Give the whole address of a page, with https")
const page = v.optional(
  textAnswer(text => (getOrigin(text) === null ? ADDRESS : createLineRule(ATTRIBUTION_MAX)(text))),
)

const partnerMeeting = { partnerMetAt: moment, partnerPath: origin, embedPage: page } satisfies Record<
  (typeof PARTNER_KEYS)[number],
  v.GenericSchema
>

/** Where the visitor came from, according to the request. Texts that are too long or can't be read are refused. */
export const attributionSchema = v.object(
  { ...source, variant: origin, ...partnerMeeting, formPath: origin, firstTouch: touch, lastTouch: touch },
  createMissingKeyMessage({}),
)

const VERSION_MAX = 100
const STAMP_MAX = 500
const TOKEN_MAX = 2_048
const HONEYPOT_MAX = 200

const createOptionalLine = (max: number) => v.nullish(textAnswer(createLineRule(max)), null)

/** Any text is allowed in the honeypot, so unusual characters are replaced with question marks. */
const honeypot = textAnswer(text => ok(text.slice(0, HONEYPOT_MAX).replace(/[^\x20-\x7e]/g, "?")))

const partner = textAnswer(text => (isPartnerSlug(text) ? ok(text) : err("format", "Name a partner")))

/**
 * What every form sends in addition to its answers. Without a partner its key is left out, since the keys of earlier
 * leads were made without it.
 */
export const traceEntries = {
  partner: v.optional(partner),
  attribution: v.optional(attributionSchema, {}),
  formVersion: createOptionalLine(VERSION_MAX),
  formStamp: createOptionalLine(STAMP_MAX),
  turnstileToken: createOptionalLine(TOKEN_MAX),
  reference_code: v.optional(honeypot, ""),
}

export type Trace = Pick<
  RequestContext,
  "attribution" | "formVersion" | "formStamp" | "turnstileToken" | "honeypot"
> & {
  /** Slug of the partner whose page the form is on, or through whose page the visitor came. */
  partner?: string | null
}

/** Renames the honeypot. Requests give the field a harmless name, so that bots fill it in. */
export const renameHoneypotField = <T extends { reference_code: string }>({ reference_code, ...others }: T) => ({
  ...others,
  honeypot: reference_code,
})

/** What decides which offers a price includes. */
export const offerClaimSchema = v.object(
  { partner: v.nullish(partner, null), offer: origin },
  createMissingKeyMessage({}),
)

const seconds = v.optional(answer(parseFormStepSeconds))

const formUseSchema = v.object(
  {
    device: v.optional(choice(DEVICE_CLASSES, "Name a kind of device")),
    propertySeconds: seconds,
    priceSeconds: seconds,
    sendSeconds: seconds,
  },
  createMissingKeyMessage({}),
)

export const contextSchema = v.pipe(
  v.object(
    {
      ...traceEntries,
      partner: v.nullish(partner, null),
      partnerConsent: v.nullish(partner, null),
      thankYouPageRoute: v.nullish(choice(THANK_YOU_ROUTES, "This page can’t follow the form"), null),
      ratesVersion: createOptionalLine(VERSION_MAX),
      form: v.optional(formUseSchema),
    },
    createMissingKeyMessage({}),
  ),
  // Consent to a different partner than the visitor's doesn't count: the tick may be left over from that partner's page.
  v.transform((context): RequestContext => ({
    ...renameHoneypotField(context),
    partnerConsent: context.partnerConsent === context.partner ? context.partnerConsent : null,
  })),
)
