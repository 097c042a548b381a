import { readFileSync } from "node:fs"
import { parse } from "yaml"
import { type AllEmailWords, EMAIL_NAMES } from "../../domain/content/email-schema"

/** The words of the fixture firm, which the lead tests call Sample Firm. */
const readWords = (name: string): unknown =>
  parse(readFileSync(`src/testing/content/emails/${name}.yaml`, "utf8").replaceAll("{firm}", "Sample Firm"))

// Replaces the file in `src/domain/firm` in unit tests.
// eslint-disable-next-line import-x/no-default-export -- A JSON file is imported so.
export default Object.fromEntries(EMAIL_NAMES.map(name => [name, readWords(name)])) as AllEmailWords
