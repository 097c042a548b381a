import type { CSSProperties } from "react"
import { getBrandPalettes } from "./brand"
import type { GrayName } from "./palettes"
import { createColourRoles } from "./roles"
import { scales } from "./tokens"

/** The typefaces that mail programs already have, because they don't load any. */
const fontFamily = "Arial, Helvetica, sans-serif"

const { fontWeights, radii } = scales
const [, s4 = 0, s8 = 0, s16 = 0, s24 = 0, s32 = 0] = scales.space

/** Mail programs drop most of CSS, and darken the colours of light mode themselves. Sizes are in pixels. */
export function buildEmailStyles(colours: readonly string[], gray: GrayName) {
  const colour = createColourRoles(getBrandPalettes(colours), gray, "light")
  const words = { fontFamily, color: colour.text, margin: 0 }
  const body = { ...words, fontSize: 16, lineHeight: "24px" }
  const small = { ...words, fontSize: 14, lineHeight: "20px", color: colour.muted }
  const cell = { padding: `${s8}px 0`, borderTop: `1px solid ${colour.border}`, verticalAlign: "top" }
  const amount = { textAlign: "right", paddingLeft: s16 } as const
  const buildBarSegmentStyle = (backgroundColor: string) => ({
    ...{ backgroundColor, height: s24, padding: 0, fontSize: s8, lineHeight: `${s24}px` },
    borderRight: `2px solid ${colour.surface}`,
  })
  // A long address would make the sheet wider than a phone.
  const breaksAnywhere = { wordBreak: "break-word" } as const
  const shape = { display: "inline-block", borderRadius: radii.input, textDecoration: "none" } as const
  const button = { ...body, ...shape, ...breaksAnywhere }
  const total = { fontSize: 20, lineHeight: "26px", fontWeight: fontWeights.bold }
  return {
    ground: { backgroundColor: colour.background, margin: 0, padding: `${s24}px ${s8}px` },
    sheet: {
      backgroundColor: colour.surface,
      border: `1px solid ${colour.border}`,
      borderRadius: radii.card,
      maxWidth: 600,
      width: "100%",
    },
    inside: { padding: s24 },
    firm: { ...body, fontWeight: fontWeights.bold, paddingBottom: s16, borderBottom: `3px solid ${colour.accent}` },
    title: { ...words, fontSize: 28, lineHeight: "34px", fontWeight: fontWeights.heading, paddingTop: s24 },
    heading: { ...words, fontSize: 18, lineHeight: "24px", fontWeight: fontWeights.heading, paddingTop: s32 },
    paragraph: { ...body, paddingTop: s16 },
    note: { ...small, paddingTop: s8 },
    table: { width: "100%", borderCollapse: "collapse", marginTop: s8 },
    label: { ...body, ...cell },
    amount: { ...body, ...cell, ...amount },
    totalLabel: { ...body, ...cell, ...total },
    totalAmount: { ...body, ...cell, ...amount, ...total },
    bar: { width: "100%", borderCollapse: "collapse", tableLayout: "fixed", marginTop: s16 },
    ourFeeCents: buildBarSegmentStyle(colour.accent),
    disbursementsCents: buildBarSegmentStyle(colour.midInk),
    governmentCents: buildBarSegmentStyle(colour.government),
    counted: { ...small, padding: `${s8}px 0 0`, overflowWrap: "anywhere" },
    count: { backgroundColor: colour.accent, fontSize: s8, lineHeight: `${s8}px`, padding: 0 },
    why: { ...small, fontWeight: fontWeights.body },
    list: { ...body, padding: `${s8}px 0 0 ${s24}px` },
    link: { color: colour.accentText, ...breaksAnywhere },
    action: {
      ...button,
      marginTop: s24,
      padding: `${s8 + s4}px ${s24}px`,
      backgroundColor: colour.accent,
      color: colour.onAccent,
      fontWeight: fontWeights.heading,
    },
    choice: {
      ...button,
      margin: `${s8}px ${s8}px 0 0`,
      padding: `${s8}px ${s16}px`,
      color: colour.accentText,
      border: `1px solid ${colour.accentText}`,
    },
    foot: { ...small, paddingTop: s32 },
  } satisfies Record<string, CSSProperties>
}

export type EmailStyles = ReturnType<typeof buildEmailStyles>
