import * as v from "valibot"
import { pageMeta } from "./page-meta"

const meta = pageMeta("default")

/** A general page: `content/pages/<path>.mdx`, at `/<path>`. The home page leaves its description to `site.yaml`. */
export const pageSchema = v.strictObject({ ...meta, description: v.optional(meta.description) })
