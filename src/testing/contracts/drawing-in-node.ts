/** Node has no drawing, which browsers' workers have. pdf.js names it when it's loaded; reading text never calls it. */
class NoDrawing {}

const drawing = { DOMMatrix: NoDrawing, ImageData: NoDrawing, Path2D: NoDrawing }

for (const [name, value] of Object.entries(drawing))
  if (!(name in globalThis)) Object.assign(globalThis, { [name]: value })
