import { zlibSync } from "fflate"

const BYTES = new TextEncoder()

type Part = string | Uint8Array

const joinParts = (parts: readonly Part[]): Uint8Array =>
  Uint8Array.from(parts.flatMap(part => [...(typeof part === "string" ? BYTES.encode(part) : part)]))

const buildStream = (entries: string, data: Uint8Array): Part[] => [
  `<<${entries}/Length ${data.length}>>\nstream\n`,
  data,
  "\nendstream",
]

const TEXT = "BT /F1 12 Tf 50 700 Td (The seller sells the land to the buyer of it) Tj ET"
const FONT = "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>"
const PAGE = "/Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 5 0 R>>/XObject<</X 6 0 R>>>>"

const textStream = buildStream("", BYTES.encode(TEXT))

/** Numbers objects from 1, without a table of where they are. */
const buildFile = (objects: readonly (readonly Part[])[], trailer = "/Root 1 0 R"): Uint8Array =>
  joinParts([
    "%PDF-1.7\n",
    ...objects.flatMap((object, at) => [`${at + 1} 0 obj\n`, ...object, "\nendobj\n"]),
    `trailer\n<<${trailer}/Size ${objects.length + 1}>>\n%%EOF\n`,
  ])

const buildOnePage = ({
  catalog = "",
  pages = "/Kids[3 0 R]/Count 1",
  page = "/Contents 4 0 R",
  content = textStream,
  more = [] as Part[][],
}) =>
  buildFile([
    [`<</Type/Catalog/Pages 2 0 R${catalog}>>`],
    [`<</Type/Pages${pages}>>`],
    [`<<${PAGE}${page}>>`],
    content,
    [FONT],
    ...more,
  ])

const BOMB_BYTES = 50_000_000

const zeros = (length: number): Uint8Array => new Uint8Array(length)

/** A number in four bytes. */
const writeNumber = (number: number): number[] => [24, 16, 8, 0].map(shift => (number >> shift) & 0xff)

/** The page is said to be in a stream of objects that is a bomb, by a table that's a stream too. */
function buildObjectStreamBomb(): Uint8Array {
  const bomb = buildStream(
    "/Type/ObjStm/N 1000000/First 9/Filter[/FlateDecode/FlateDecode]",
    zlibSync(zlibSync(zeros(BOMB_BYTES), { level: 9 }), { level: 9 }),
  )
  const file = buildFile([["<</Type/Catalog/Pages 3 0 R>>"], bomb])
  const text = new TextDecoder("latin1").decode(file)
  const [catalogAt, bombAt, tableAt] = [text.indexOf("1 0 obj"), text.indexOf("2 0 obj"), text.indexOf("trailer")]
  const table = [
    [0, 0, 0],
    [1, catalogAt, 0],
    [1, bombAt, 0],
    [2, 2, 0],
    [1, tableAt, 0],
  ].flatMap(([type = 0, place = 0, index = 0]) => [type, ...writeNumber(place), index])
  const entries = "/Type/XRef/Size 5/W[1 4 1]/Root 1 0 R"
  return joinParts([
    file.slice(0, tableAt),
    "4 0 obj\n",
    ...buildStream(entries, Uint8Array.from(table)),
    `\nendobj\nstartxref\n${tableAt}\n%%EOF\n`,
  ])
}

/** Files that try to keep a reader busy, fill its memory or run something. Each is small. */
export const hostilePdfs: Record<string, () => Uint8Array> = {
  "claims-10000-pages": () => buildOnePage({ pages: "/Kids[3 0 R]/Count 10000" }),
  "401-pages": () =>
    buildOnePage({
      pages: `/Kids[${Array.from({ length: 401 }, (_, at) => `${at + 6} 0 R`).join(" ")}]/Count 401`,
      more: Array.from({ length: 401 }, () => ["<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>"]),
    }),
  "pages-in-a-circle": () => buildOnePage({ pages: "/Kids[2 0 R 3 0 R 2 0 R]/Count 3" }),
  "fields-in-a-circle": () =>
    buildOnePage({
      catalog: "/AcroForm<</Fields[6 0 R]>>",
      page: "/Contents 4 0 R/Annots[6 0 R 7 0 R]",
      more: [
        ["<</FT/Tx/T(a)/Kids[7 0 R]/Parent 7 0 R/Type/Annot/Subtype/Widget/Rect[0 0 9 9]>>"],
        ["<</FT/Tx/T(b)/Kids[6 0 R]/Parent 6 0 R/Type/Annot/Subtype/Widget/Rect[0 0 9 9]>>"],
      ],
    }),
  "20000-fields": () =>
    buildOnePage({
      page: `/Contents 4 0 R/Annots[${"6 0 R ".repeat(20_000)}]`,
      more: [["<</FT/Tx/T(a)/V(b)/Type/Annot/Subtype/Widget/Rect[50 600 90 612]>>"]],
    }),
  "runs-scripts": () =>
    buildOnePage({
      catalog:
        "/OpenAction<</S/JavaScript/JS(app.launchURL\\('https://example.com'\\))>>/Names<</JavaScript<</Names[(a)7 0 R]>>>>",
      page: "/Contents 4 0 R/AA<</O<</S/URI/URI(https://example.com)>>>>",
      more: [["null"], ["<</S/JavaScript/JS(while\\(true\\){})>>"]],
    }),
  "broken-table": () => joinParts([buildOnePage({}), "startxref\n99999999\n%%EOF\n"]),
  "draws-itself": () =>
    buildOnePage({
      content: buildStream("", BYTES.encode(`${TEXT} /X Do`)),
      more: [
        buildStream(
          "/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X 6 0 R>>>>",
          BYTES.encode("/X Do /X Do"),
        ),
      ],
    }),
  "content-bomb": () =>
    buildOnePage({
      content: buildStream(
        "/Filter[/FlateDecode/FlateDecode]",
        zlibSync(zlibSync(zeros(BOMB_BYTES), { level: 9 }), { level: 9 }),
      ),
    }),
  "object-stream-bomb": buildObjectStreamBomb,
  "deep-arrays": () => buildOnePage({ catalog: `/Deep ${"[".repeat(50_000)}${"]".repeat(50_000)}` }),
}
