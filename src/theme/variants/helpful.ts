import { textField } from "./form"
import { notPrinted, type VariantGroup } from "./variant-style"

/** Whether a page was helpful. It has a rule of its own for its field, so that no page gets those of whole forms. */
export const helpful = {
  form: { maxWidth: "measure", mt: 5, ...notPrinted, "& textarea": { ...textField, display: "block", mt: 1 } },
} satisfies VariantGroup
