import type { GatsbyNode } from "gatsby"

/**
 * No code here asks for `document.all`, the one object that is equal to `null` without being it. Knowing that, the compiler
 * writes `?.` and `??` in half the characters, on every page.
 */
export const onCreateBabelConfig: NonNullable<GatsbyNode["onCreateBabelConfig"]> = ({ actions }) => {
  const options: Record<string, unknown> = { assumptions: { noDocumentAll: true } }
  actions.setBabelOptions({ options })
}
