import * as v from "valibot"
import { pageMeta } from "./page-meta"

/** A general page: `content/pages/<path>.mdx`, at `/<path>`. */
export const pageSchema = v.strictObject(pageMeta("default"))
