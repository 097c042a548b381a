import type { Page } from "@playwright/test"

const WITH_EDGE = ["a[class*='buttons-primary']", "a[class*='buttons-secondary']", "button", "textarea"]
  .concat("label:has(> [type=radio])", "input:not([type=radio], [type=checkbox], [type=hidden])")
  .join(",")

/** Controls without a top or bottom border, which alone shows where they are in forced colours. */
export const findControlsWithoutBorder = (page: Page, place: string): Promise<string[]> =>
  page.evaluate(
    ([inside, selector]) =>
      [...document.querySelectorAll<HTMLElement>(`${inside} :is(${selector})`)]
        .filter(control => control.checkVisibility() && !control.hasAttribute("aria-label"))
        .filter(control => {
          const { borderTopWidth, borderBottomWidth, borderTopStyle } = getComputedStyle(control)
          return borderTopStyle === "none" || parseFloat(borderTopWidth) === 0 || parseFloat(borderBottomWidth) === 0
        })
        .map(control => `${control.tagName} ${control.className} ${control.innerText}`),
    [place, WITH_EDGE] as const,
  )

/** Radio buttons and checkboxes without our style: 24 by 24 pixels, with the palette's accent as the border when checked. */
export const findUnstyledChoiceControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const probe = document.createElement("i")
    probe.style.color = "var(--accent-edge)"
    document.body.append(probe)
    const accent = getComputedStyle(probe).color
    probe.remove()
    return [...document.querySelectorAll<HTMLInputElement>("main .form-mark")]
      .filter(mark => mark.checkVisibility())
      .map(mark => ({ mark, style: getComputedStyle(mark) }))
      .filter(
        ({ mark, style }) =>
          style.appearance !== "none" ||
          [style.width, style.height].some(size => size !== "24px") ||
          (mark.checked && style.borderTopColor !== accent),
      )
      .map(
        ({ mark, style }) => `${mark.name} ${style.appearance} ${style.width} ${style.height} ${style.borderTopColor}`,
      )
  })
