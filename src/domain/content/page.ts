import * as v from "valibot"
import { pageMeta } from "./page-meta"

const meta = pageMeta("default")

/**
 * A general page: `content/pages/<path>.mdx`, at `/<path>`. The home page leaves its title to the product and its
 * description to `site.yaml`.
 */
export const pageSchema = v.strictObject({
  ...meta,
  title: v.optional(meta.title),
  description: v.optional(meta.description),
})
