import { readdirSync, readFileSync } from "node:fs"
import { join, sep } from "node:path"
import { isPictureFile } from "../domain/content/pictures"
import { checkAcross, type ContentFile } from "./check-across"
import { contentTypes } from "./content-types"
import { locate } from "./content-types/locate"
import { readEntry } from "./content-types/read-entry"
import type { Problem } from "./problem"

/**
 * Everything that is wrong with the content in `dir`, by file. Reads the files themselves, so that no cache can hide one.
 *
 * @param routes Addresses that are not made from content, which links may lead to.
 */
export function checkContent(dir: string, routes: readonly string[]): Problem[] {
  const names = contentFiles(dir)
  const pictures = names.filter(isPicture).map(name => name.slice(PICTURES.length))
  const problems: Problem[] = [...missingFiles(names), ...misnamedPictures(pictures)]
  const files: ContentFile[] = []
  for (const file of names.filter(name => !isPicture(name))) {
    const located = locate(file)
    if (!located.ok) problems.push({ file, where: "file", message: located.message })
    else
      files.push({
        ...located,
        file,
        read: readEntry(located.type, located.slug, readFileSync(join(dir, file), "utf8")),
      })
  }
  for (const { file, read } of files) {
    if (!read.ok) problems.push(...read.problems.map(problem => ({ file, ...problem })))
  }
  problems.push(
    ...checkAcross(
      files.filter(({ example }) => !example),
      routes,
      pictures,
    ),
  )
  return problems.sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0))
}

const PICTURES = "pictures/"
const PICTURE_NAME = "name a picture in small letters, digits and hyphens, with .png or .jpg at the end"

const isPicture = (file: string): boolean => file.startsWith(PICTURES)

/** The files that must be of a kind or pictures, as paths inside `dir`: all but hidden ones and the guide for writers. */
export function contentFiles(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !entry.name.startsWith("."))
    .map(entry => join(entry.parentPath, entry.name).slice(join(dir, sep).length).replaceAll(sep, "/"))
    .filter(file => file !== "README.md")
    .sort()
}

const misnamedPictures = (names: readonly string[]): Problem[] =>
  names
    .filter(name => !isPictureFile(name))
    .map(name => ({ file: PICTURES + name, where: "file", message: PICTURE_NAME }))

function missingFiles(names: readonly string[]): Problem[] {
  return contentTypes.flatMap(({ home }) =>
    "file" in home && !names.includes(home.file)
      ? [{ file: home.file, where: "file", message: "is missing, and the site needs it" }]
      : [],
  )
}
