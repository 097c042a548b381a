import { colourChange } from "../tokens"
import { notPrinted, type VariantGroup, type VariantStyle } from "./variant-style"

const button = {
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: 2,
  minHeight: "48px",
  paddingInline: 4,
  paddingBlock: 2,
  border: "1px solid",
  borderRadius: "input",
  fontFamily: "inherit",
  fontSize: "1rem",
  fontWeight: "heading",
  lineHeight: 1.25,
  textAlign: "center",
  textDecoration: "none",
  cursor: "pointer",
  transition: colourChange,
  /* Visible without colour and without motion. */
  "&[aria-busy=true]": { opacity: 0.85, border: "1px dashed", cursor: "progress" },
} satisfies VariantStyle

export const buttons = {
  primary: {
    ...button,
    bg: "accent",
    color: "onAccent",
    borderColor: "accentEdge",
    "&:hover": { bg: "accentHover" },
    ...notPrinted,
  },
  secondary: {
    ...button,
    bg: "surface",
    color: "text",
    borderColor: "controlBorder",
    "&:hover": { borderColor: "text", bg: "tint" },
    ...notPrinted,
  },
  quiet: {
    ...button,
    paddingInline: 2,
    minHeight: "target",
    bg: "transparent",
    color: "text",
    borderColor: "transparent",
    textDecoration: "underline",
    textUnderlineOffset: "0.2em",
    "&:hover": { color: "accentText" },
    ...notPrinted,
  },
  /** Added to another button to make it compact. */
  compact: { minHeight: "target", paddingInline: 3, fontSize: "note" },
  block: { width: "100%" },
} satisfies VariantGroup
