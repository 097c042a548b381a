import { isPictureFile } from "../domain/content/pictures"
import { checkAcross } from "./check-across"
import { contentTypes } from "./content-types"
import type { Problem } from "./problem"
import { readContent } from "./read-content"

/**
 * Everything that is wrong with the content in `dir`, by file. Reads the files themselves, so that no cache can hide one.
 *
 * @param routes Addresses that are not made from content, which links may lead to.
 */
export function checkContent(dir: string, routes: readonly string[]): Problem[] {
  const { files, pictures, misplaced } = readContent(dir)
  const names = files.map(({ file }) => file)
  const ofSite = files.filter(({ example }) => !example)
  return [
    ...missingFiles(names),
    ...misplaced,
    ...misnamedPictures(pictures),
    ...files.flatMap(({ file, read }) => (read.ok ? [] : read.problems.map(problem => ({ file, ...problem })))),
    ...checkAcross(ofSite, routes, pictures),
  ].sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0))
}

const PICTURE_NAME = "name a picture in small letters, digits and hyphens, with .png or .jpg at the end"

const misnamedPictures = (names: readonly string[]): Problem[] =>
  names
    .filter(name => !isPictureFile(name))
    .map(name => ({ file: `pictures/${name}`, where: "file", message: PICTURE_NAME }))

function missingFiles(names: readonly string[]): Problem[] {
  return contentTypes.flatMap(({ home }) =>
    "file" in home && !names.includes(home.file)
      ? [{ file: home.file, where: "file", message: "is missing, and the site needs it" }]
      : [],
  )
}
