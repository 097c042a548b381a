import { listCheckLines, buildPageText } from "../../testing/content-lines"

/** Creates the start of a PNG file, which has the picture's size. */
function createPngStart(width: number, height: number): Buffer {
  const bytes = Buffer.from("89504e470d0a1a0a0000000d49484452" + "00".repeat(9), "hex")
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

const renderPageWithPicture = (file: string) => buildPageText("Words.", "", `picture: { file: ${file}, alt: A coast }`)

test("a picture that a page names must be there, and be called like one", () => {
  const coast = createPngStart(1600, 640)
  expect(listCheckLines({ "pages/sea.mdx": renderPageWithPicture("coast.png"), "pictures/coast.png": coast })).toEqual(
    [],
  )
  expect(listCheckLines({ "pages/sea.mdx": renderPageWithPicture("sea.png"), "pictures/coast.png": coast })).toEqual([
    "content/pages/sea.mdx: picture: no picture is named sea.png; add it or take it out",
  ])
  expect(listCheckLines({ "pages/sea.mdx": renderPageWithPicture("coats.png"), "pictures/coast.png": coast })).toEqual([
    "content/pages/sea.mdx: picture: no picture is named coats.png; did you mean coast.png?",
  ])
  expect(
    listCheckLines({ "pages/sea.mdx": renderPageWithPicture("../coast.png"), "pictures/My Coast.gif": "" }),
  ).toEqual([
    "content/pages/sea.mdx: picture, file: a file of content/pictures, such as coast.png",
    "content/pictures/My Coast.gif: file: name a picture in small letters, digits and hyphens, with .png or .jpg at the end",
  ])
})

test.each([
  [renderPageWithPicture("coast.png"), "picture", [1599, 640], "1600 by 640"],
  [renderPageWithPicture("coast.png"), "picture", [1600, 639], "1600 by 640"],
  [buildPageText('<Picture file="coast.png" alt="A" />'), "line 8", [1279, 2000], "1280 across"],
  [buildPageText('<Picture file="coast.png" alt="A" width="wide" />'), "line 8", [1599, 2000], "1600 across"],
  [buildPageText('<Picture file="coast.png" alt="A" width="half" />'), "line 8", [799, 2000], "800 across"],
  [buildPageText("![A coast](coast.png)"), "line 8", [1279, 2000], "1280 across"],
] as const)("in %s a picture that's too small is told with the pixels that it needs", (text, where, size, needs) => {
  const [width, height] = size
  expect(listCheckLines({ "pages/sea.mdx": text, "pictures/coast.png": createPngStart(width, height) })).toEqual([
    `content/pages/sea.mdx: ${where}: coast.png has ${width} by ${height} pixels; here it needs ${needs}`,
  ])
  expect(
    listCheckLines({ "pages/sea.mdx": text, "pictures/coast.png": createPngStart(width + 1, height + 1) }),
  ).toEqual([])
})

test("a file that is no picture, and one that is too large, are told once", () => {
  const large = Buffer.concat([createPngStart(4000, 3000), Buffer.alloc(5_000_000)])
  expect(listCheckLines({ "pictures/coast.png": "words", "pictures/large.png": large })).toEqual([
    "content/pictures/coast.png: file: is not a PNG or JPEG picture that can be read; save it as one of these again",
    "content/pictures/large.png: file: has 5.0 MB; save it with 5 MB or less, 3200 pixels wide at most",
  ])
})
