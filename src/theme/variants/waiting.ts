import { loadingHide, loadingRun } from "../tokens"
import { notPrinted, type VariantGroup } from "./variant-style"

export const waiting = {
  /** A placeholder that a script replaces. It's hidden without JavaScript, which also sets the page's colour mode. */
  placeholder: { ":root:not([data-color-mode]) &": { display: "none" } },
  /** Below a placeholder: a link to a page that needs no scripts. */
  plain: { paddingBlock: 4 },
  /** Says that a click has registered while scripts are loading. The rest of the time it's empty and can't be seen. */
  note: {
    position: "fixed",
    inset: "auto 0 16px",
    zIndex: "loadingBar",
    width: "fit-content",
    maxWidth: "calc(100% - 32px)",
    marginInline: "auto",
    marginBlock: 0,
    pointerEvents: "none",
    "& a": { pointerEvents: "auto" },
    "&:not(:empty)": {
      paddingInline: 4,
      paddingBlock: 2,
      border: "control",
      borderRadius: "pill",
      bg: "surface",
      color: "text",
      boxShadow: "panel",
    },
    ...notPrinted,
  },
  /** Runs nearly to the end by itself, and to the end once the page has loaded. With reduced motion it doesn't move. */
  bar: {
    position: "fixed",
    inset: "0 0 auto",
    height: "loadingBar",
    zIndex: "loadingBar",
    bg: "accentEdge",
    pointerEvents: "none",
    transformOrigin: "left",
    transform: "scaleX(0)",
    "&[data-phase=running]": { transform: "scaleX(0.9)", transition: loadingRun },
    "&[data-phase=finished]": { transform: "none" },
    "&[data-phase=failed]": { transform: "none", bg: "danger" },
    "&[data-phase=hiding]": { transform: "none", opacity: 0, transition: loadingHide },
    "@media (forced-colors: active)": { background: "Highlight" },
  },
} satisfies VariantGroup
