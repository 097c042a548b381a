/** The typeface of headings as a file of outlines, from its package: for pictures that the build draws. */
export const PICTURE_TYPEFACE = "@fontsource/figtree/files/figtree-latin-600-normal.woff"
