import type { SeenText } from "../../rebrand/mentions/seen-text"
import { checkByList } from "../read-list"
import { findAvoidedWords } from "./avoided-words"
import { findMissingContractions } from "./contractions"
import { houseStyleSchema } from "./house-style-schema"

/** The list that writers edit. */
const LIST = { file: "house-style.yaml", schema: houseStyleSchema, without: "no word is looked at" }

/** What's written otherwise than `content/house-style.yaml` asks, in sentences of pages and of code, and what's wrong with the list. */
export const checkHouseStyle = (pages: readonly SeenText[], code: readonly SeenText[]): string[] =>
  checkByList(LIST, style => [
    ...findAvoidedWords(pages, style.words, "pages"),
    ...findAvoidedWords(code, style.words, "code"),
    ...findMissingContractions([...pages, ...code], style),
  ])
