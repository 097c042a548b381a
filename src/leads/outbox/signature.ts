import { Webhook } from "standardwebhooks"

/**
 * The `webhook-signature` header of Standard Webhooks: one signature per secret, so that a receiver accepts the old and
 * the new one while a secret is replaced.
 *
 * @param at When this attempt is made.
 */
export const signature = (id: string, at: Date, body: string, secrets: readonly string[]): string =>
  secrets.map(secret => new Webhook(secret).sign(id, at, body)).join(" ")
