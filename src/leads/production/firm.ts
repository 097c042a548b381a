import { readFileSync } from "node:fs"
import { join } from "node:path"
import * as v from "valibot"
import { parse } from "yaml"
import { siteSchema, type Site } from "../../domain/content/site"

/** The firm as letters and error pages name it, and its colours. */
export type Firm = Pick<Site, "name" | "phone" | "email" | "url" | "product" | "legalLine" | "primary" | "gray">

/**
 * Reads `content/site.yaml` below `root`.
 *
 * @throws when the file is missing or is not a firm.
 */
export const readFirm = (root: string): Firm =>
  v.parse(siteSchema, parse(readFileSync(join(root, "content", "site.yaml"), "utf8")))
