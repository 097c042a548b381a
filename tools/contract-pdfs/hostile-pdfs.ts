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

const zeros = (length: number): Uint8Array => new Uint8Array(length)

/** Files that try to keep a reader busy, fill its memory or run something. Each is small. */
export const hostilePdfs: Record<string, () => Uint8Array> = {
  "claims-10000-pages": () => buildOnePage({ pages: "/Kids[3 0 R]/Count 10000" }),
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
        zlibSync(zlibSync(zeros(200_000_000), { level: 9 }), { level: 9 }),
      ),
    }),
  "object-stream-bomb": () =>
    buildFile([
      ["<</Type/Catalog/Pages 2 0 R>>"],
      ["<</Type/Pages/Kids[3 0 R]/Count 1>>"],
      buildStream(
        "/Type/ObjStm/N 100000000/First 9/Filter[/FlateDecode/FlateDecode]",
        zlibSync(zlibSync(zeros(200_000_000), { level: 9 }), { level: 9 }),
      ),
    ]),
  "deep-arrays": () => buildOnePage({ catalog: `/Deep ${"[".repeat(50_000)}${"]".repeat(50_000)}` }),
}
