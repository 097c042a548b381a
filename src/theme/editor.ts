import { getBrandPalettes } from "./brand"
import type { GrayName } from "./palettes"
import { createColourRoles } from "./roles"
import { scales } from "./tokens"

const { radii, sizes } = scales
const [, s4, s8, s16] = scales.space

/** Decap CMS has its own styles and no dark mode. The pages' stylesheet would change how it looks. */
export function buildCmsEditorStyles(colours: readonly string[], gray: GrayName): string {
  const { text, surface, border, controlBorder, danger, dangerTint, focus } = createColourRoles(
    getBrandPalettes(colours),
    gray,
    "light",
  )
  const list = "margin: 0; padding: 0; list-style: none"
  return `label[for^="problems-field-"] { display: none }
.editor-problems:not(:empty) { padding: ${s16}px; border-radius: ${radii.input}px; color: ${text}; background: ${dangerTint} }
.editor-problems p { margin: 0 0 ${s8}px; font-weight: bold }
.editor-problems ul, .editor-notes { ${list} }
.editor-problems li, .editor-notes li { margin-top: ${s8}px; overflow-wrap: anywhere }
.editor-mark, .editor-notes { color: ${danger}; font-size: 14px }
.editor-mark { margin: ${s8}px 0 0 }
.editor-buttons { display: flex; flex-wrap: wrap; gap: ${s4}px; padding: ${s8}px 0 }
.editor-body textarea { font-family: monospace; resize: vertical }
.editor-body summary { padding: ${s8}px 0; cursor: pointer }
.editor-body button, .editor-problems button, .editor-preview button { min-height: calc(${sizes.target} / 2 + ${s8}px); padding: ${s4}px ${s8}px; border: 1px solid ${controlBorder}; border-radius: ${radii.input}px; color: ${text}; background: ${surface}; font: inherit; cursor: pointer }
.editor-body button:hover, .editor-problems button:hover { background: ${border} }
.editor-body :focus-visible, .editor-problems:focus-visible, .editor-problems :focus-visible { outline: 2px solid ${focus}; outline-offset: 2px }
`
}
