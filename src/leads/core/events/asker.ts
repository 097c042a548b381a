import type { QuoteRequest } from "../../../domain/lead/quote-request-types"

/** Who asked for a quote, and how they want to be answered. */
export type Asker = Pick<QuoteRequest, "name" | "email" | "phone" | "contactBy" | "bestTime">

export const askerOf = ({ name, email, phone, contactBy, bestTime }: Asker): Asker => ({
  name,
  email,
  phone,
  contactBy,
  bestTime,
})
