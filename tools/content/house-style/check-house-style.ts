import type { SeenText } from "../../rebrand/mentions/seen-text"
import { runCheckWithYamlFile } from "../read-list"
import { findAvoidedWords } from "./avoided-words"
import { findFilesWithFewContractions } from "./contractions"
import { houseStyleSchema } from "./house-style-schema"

const LIST = { file: "house-style.yaml", schema: houseStyleSchema, without: "no word is looked at" }

/** Checks sentences on pages and in code against `content/house-style.yaml`, and reports problems in that list too. */
export const checkHouseStyle = (pages: readonly SeenText[], code: readonly SeenText[]): string[] =>
  runCheckWithYamlFile(LIST, style => [
    ...findAvoidedWords(pages, style.words, "pages"),
    ...findAvoidedWords(code, style.words, "code"),
    ...findFilesWithFewContractions([...pages, ...code], style),
  ])
