import { writeFileSync } from "node:fs"
import { thirdPartyNotices } from "./notices/third-party-notices"

/** Writes the notices again, after a package that reaches visitors or functions was added, dropped or upgraded. */
writeFileSync("THIRD_PARTY_NOTICES.md", thirdPartyNotices("node_modules"))
