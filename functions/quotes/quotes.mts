import type { Config } from "@netlify/functions"
import { renderQuoteFormPage } from "../../src/documents/form-pages"
import { emails } from "../../src/documents/emails/emails"
import { renderMessagePage } from "../../src/documents/message-page"
import { withProductionPorts } from "../../src/leads/production/production-ports"
import { submitQuote } from "./submit-quote"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { PARTNER_SHARING_FILE, findPartnerForSharing, type PartnerSharing } from "../../src/domain/lead/partner-sharing"
import { isObject } from "../../src/domain/parse/wire"

export default withProductionPorts(
  ports =>
    submitQuote(ports, {
      renderForm: page =>
        renderQuoteFormPage({ ...page, sharing: readPartnerForFormSharing(process.cwd(), page.wire) }),
      renderMessagePage,
    }),
  emails,
)

export const config: Config = {
  path: "/api/quotes",
  rateLimit: { windowSize: 60, windowLimit: 20, aggregateBy: ["ip", "domain"] },
}

/**
 * Finds the partner that the sender of a form may share it with, in the list that the build wrote below `root`; `null`
 * if there's none. `included_files` in `netlify.toml` deploys the list with the function.
 *
 * @param wire The submitted form, unchecked.
 */
export function readPartnerForFormSharing(root: string, wire: unknown): PartnerSharing | null {
  const partner = isObject(wire) ? wire.partner : null
  const file = join(root, "public", PARTNER_SHARING_FILE)
  if (typeof partner !== "string" || !existsSync(file)) return null
  return findPartnerForSharing(JSON.parse(readFileSync(file, "utf8")), partner)
}
