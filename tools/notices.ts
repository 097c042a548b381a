import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { bundleEditorScript } from "../src/gatsby/editor/bundle-editor"
import { readLicenceOfPackage, type Licence } from "./notices/licence"
import { SHIPPED_PACKAGES, type ShippedPackage } from "./notices/shipped"

type Notice = Omit<ShippedPackage, "copyright"> & Licence

const INTRODUCTION = `# Third-party notices

The site publishes, or runs in its functions, work that others made. Our own code is under the licence in [LICENSE](LICENSE). Made by \`npm run notices\`; don't edit it by hand.

## Data, typeface and icons

| Work | What for | Licence | By | Source |
| --- | --- | --- | --- | --- |
| Place coordinates | \`lat\` and \`lng\` in \`content\`, rounded | [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/) | GeoNames | <https://www.geonames.org> |
| Council names | \`council\` in \`content\` | [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/) | Australian Bureau of Statistics | <https://www.abs.gov.au> |
| State outlines | \`static/maps\`, redrawn | Public domain | Natural Earth | <https://www.naturalearthdata.com> |
| Figtree | \`static/fonts\`, and words in the pictures for shared links | [SIL Open Font License 1.1](static/fonts/figtree-licence.txt) | Copyright 2022 The Figtree Project Authors | <https://github.com/erikdkennedy/figtree> |
| Lucide | icons of cards, and those of \`/api/icons\` | ISC, below | Lucide Contributors | <https://lucide.dev> |
`

/** Renders the page of notices, as Markdown, for the packages installed in `modules`. */
export async function renderThirdPartyNotices(modules: string): Promise<string> {
  const notices = (await listShippedPackages())
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map(one => ({ ...one, ...addMissingCopyright(one, readLicenceOfPackage(join(modules, one.name))) }))
  return [
    INTRODUCTION,
    "## Packages\n",
    "What the host adds to a function isn't listed. The editor's bundle contains packages of its own; the `.LICENSE.txt` files beside it in `/admin` name them.\n",
    "| Package | Release | Where | Licence | Copyright or author |",
    "| --- | --- | --- | --- | --- |",
    ...notices.map(formatNoticeRow),
    "\n## Licence texts",
    ...groupPackagesByLicenceText(notices).map(formatLicenceSection),
    "",
  ].join("\n")
}

/** The author of the packages in the editor's script that have no licence file. */
const MICROMARK = "Titus Wormer <tituswormer@gmail.com>"

async function listShippedPackages(): Promise<ShippedPackage[]> {
  const { packages } = await bundleEditorScript("", [])
  const packageNames = SHIPPED_PACKAGES.map(({ name }) => name)
  return [
    ...SHIPPED_PACKAGES.map((one): ShippedPackage =>
      packages.includes(one.name) ? { ...one, where: [...one.where, "editor"] } : one,
    ),
    ...packages
      .filter(name => !packageNames.includes(name))
      .map((name): ShippedPackage => ({
        name,
        where: ["editor"],
        ...(name.startsWith("micromark") && { copyright: MICROMARK }),
      })),
  ]
}

function addMissingCopyright({ name, copyright }: ShippedPackage, licence: Licence): Licence {
  const copyrightLines = licence.copyright.length > 0 ? licence.copyright : copyright ? [copyright] : []
  if (copyrightLines.length === 0)
    throw new Error(`${name}: its licence names no copyright; name it in tools/notices/shipped.ts`)
  return { ...licence, copyright: copyrightLines }
}

const formatNoticeRow = ({ name, release, where, id, copyright }: Notice): string =>
  `| [${name}](https://www.npmjs.com/package/${name}) | ${release} | ${where.join(", ")} | ${id} | ${copyright.map(escapeTableCell).join("<br>")} |`

const escapeTableCell = (text: string): string => text.replaceAll("<", "&lt;").replaceAll("|", "&#124;")

type Text = { id: string; terms: string; names: string[] }

/** Groups packages by licence text. Two texts count as the same if they differ only in line breaks and punctuation. */
function groupPackagesByLicenceText(notices: readonly Notice[]): Text[] {
  const texts = new Map<string, Text>()
  for (const { name, id, terms } of notices) {
    if (terms === null) continue
    const words = `${id} ${terms
      .toLowerCase()
      .replace(/[^a-z]/g, "")
      .replace("https", "http")}`
    const text = texts.get(words) ?? { id, terms, names: [] }
    texts.set(words, { ...text, names: [...text.names, name] })
  }
  const all = [...texts.values()]
  for (const { name, id } of notices.filter(one => one.terms === null))
    findUsualLicenceText(all, id, name).names.push(name)
  return all.map(text => ({ ...text, names: text.names.sort() })).sort(compareLicenceTexts)
}

function findUsualLicenceText(texts: readonly Text[], id: string, name: string): Text {
  const [usual] = texts.filter(text => text.id === id).sort(compareLicenceTexts)
  if (!usual) throw new Error(`${name}: there's no text of the ${id} licence`)
  return usual
}

const compareLicenceTexts = (one: Text, other: Text): number =>
  one.id.localeCompare(other.id, "en") || other.names.length - one.names.length || (one.terms < other.terms ? -1 : 1)

const formatLicenceSection = ({ id, terms, names }: Text): string =>
  `\n### ${id}: ${names.join(", ")}\n\n\`\`\`text\n${terms}\n\`\`\``

/** `npm run notices`: to run after a package in browsers or functions was added, dropped or upgraded. */
if (require.main === module)
  void renderThirdPartyNotices("node_modules").then(text => writeFileSync("THIRD_PARTY_NOTICES.md", text))
