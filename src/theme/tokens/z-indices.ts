/** What lies on what. */
export const zIndices = { header: 10, banner: 15, skipLink: 20, dialog: 30, loadingBar: 40 }
