/** From the small print to the largest heading. Headings grow with the page, between 320 and 1280 px. */
export const fontSizes = {
  small: "0.8125rem",
  note: "0.9375rem",
  body: "1.125rem",
  lead: "clamp(1.125rem, 1.042rem + 0.42vw, 1.375rem)",
  h4: "1.125rem",
  h3: "clamp(1.1875rem, 1.125rem + 0.31vw, 1.375rem)",
  h2: "clamp(1.625rem, 1.375rem + 1.25vw, 2.375rem)",
  h1: "clamp(2.125rem, 1.583rem + 2.7vw, 3.75rem)",
  figure: "clamp(2.25rem, 1.833rem + 2.08vw, 3.5rem)",
}
