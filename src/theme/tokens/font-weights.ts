export const fontWeights = { body: 400, medium: 500, heading: 600, bold: 700 }
