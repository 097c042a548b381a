import { loadingHide, loadingRun } from "../tokens"
import { notPrinted, type VariantGroup } from "./variant-style"

/** What is shown while a page, or its scripts, load. */
export const waiting = {
  /** A placeholder that a script replaces: hidden without JavaScript, since it would never go away. The page sets its colour mode by script. */
  placeholder: { ":root:not([data-color-mode]) &": { display: "none" } },
  /** Below a placeholder: the way to a page that needs no scripts. */
  plain: { paddingBlock: 4 },
  /** Says that a click was taken while scripts are on their way. It's empty, and can't be seen, the rest of the time. */
  note: {
    position: "fixed",
    insetInline: 0,
    bottom: 3,
    zIndex: "loadingBar",
    width: "fit-content",
    maxWidth: "calc(100% - 32px)",
    marginInline: "auto",
    marginBlock: 0,
    pointerEvents: "none",
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
  /** Runs nearly to the end by itself, and to the end when the page has loaded. With reduced motion it doesn't move. */
  bar: {
    position: "fixed",
    top: 0,
    left: 0,
    width: "100%",
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
