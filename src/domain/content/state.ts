import * as v from "valibot"
import { day, state } from "./fields"
import { pageMeta } from "./page-meta"

/** A state's page: `content/states/<slug>.mdx`. */
export const stateSchema = v.strictObject({ ...pageMeta("default"), state, checked: day })
