import * as v from "valibot"
import { findComponentProps, validatePageBodyTree } from "../../domain/content/body-tree"
import { sampleSchema } from "../../domain/content/sample-schema"
import { ITEMS } from "../../domain/own-contract/items"
import { isObject } from "../../domain/parse/wire"
import type { ExplainedSample } from "../../domain/sample-documents/explained-part"
import type { Source } from "../content-queries"

const sample = v.object({ ...sampleSchema.entries, slug: v.string() })

/** The address of the page about that state which explains the sample. */
const findPagePath = (pages: readonly Source[], slug: string, state: string): string | undefined =>
  pages
    .filter(page => page["state"] === state && page["body"])
    .filter(page => {
      const props = findComponentProps(validatePageBodyTree(page["body"]), "SampleDocument")
      return isObject(props) && props["sample"] === slug
    })
    .map(({ path }) => String(path))[0]

/** The parts of sample documents beside which a visitor's own contract is shown. Each state has one sample. */
export function listExplainedSamples(samples: readonly Source[], pages: readonly Source[]): ExplainedSample[] {
  return samples.map(entry => {
    const { slug, state, parts } = v.parse(sample, entry)
    const path = findPagePath(pages, slug, state)
    const ids = new Set(ITEMS.map(({ parts }) => parts[state]))
    return {
      state,
      ...(path !== undefined && { path }),
      parts: parts.filter(({ id }) => ids.has(id)).map(({ id, name, about, checks }) => ({ id, name, about, checks })),
    }
  })
}
