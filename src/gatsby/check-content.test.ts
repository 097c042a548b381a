import { readFixtureContent, GLOSSARY, listCheckLines, NAVIGATION, buildPageText } from "../testing/content-lines"
import { EMAIL_NAMES } from "../domain/content/email-schema"
import { createTemporaryFolder } from "../testing/build-folder"
import { checkContentFolder } from "./check-content"
import { formatProblem } from "./read-content"

const place = readFixtureContent("places/_example.yaml")
const article = readFixtureContent("blog/_example.mdx").replace("related: [another-article]", "related: []")

test("a copy of each example is good content, once what it names is there", () => {
  const files = {
    "pages/example.mdx": readFixtureContent("pages/_example.mdx"),
    "states/new-south-wales.mdx": readFixtureContent("states/_example.mdx"),
    "cities/sydney.mdx": readFixtureContent("cities/_example.mdx"),
    "landing/example.mdx": readFixtureContent("landing/_example.mdx"),
    "places/example.yaml": place,
    "blog/nsw/example.mdx": readFixtureContent("blog/_example.mdx"),
    "blog/another-article.mdx": article
      .replace("An example of an article", "Another article")
      .replace("This file shows", "This one shows"),
    "partners/example.mdx": readFixtureContent("partners/_example.mdx"),
    "offers/example-offer.yaml": readFixtureContent("offers/_example.yaml"),
    "faqs/example.yaml": readFixtureContent("faqs/_example.yaml"),
    "landing/example-b.mdx": readFixtureContent("landing/_example.mdx")
      .replace("An example of a landing page", "Another landing page to compare")
      .replace("This file shows", "This one shows"),
    "tests/example.yaml": readFixtureContent("tests/_example.yaml"),
  }
  expect(listCheckLines(files, ["/", "/privacy-policy"])).toEqual([])
})

test("a file with five mistakes gives five lines, each with file, field and what to do", () => {
  const glebe = place
    .replace("state: NSW", "state: New South Wales")
    .replace('postcodes: ["2000", "2001"]', "postcodes: 2037")
    .replace("council: Example Council\n", "")
    .replace("waterAuthority:", "waterauthority:")
    .replace("lat: -25.001", "lat: south")
  expect(listCheckLines({ "places/glebe.yaml": glebe })).toEqual([
    "content/places/glebe.yaml: state: one of NSW, VIC, QLD",
    "content/places/glebe.yaml: council: is missing: the council's name",
    "content/places/glebe.yaml: postcodes: a list, at least one line that begins with a hyphen",
    "content/places/glebe.yaml: lat: degrees south as a negative number, such as -33.87",
    "content/places/glebe.yaml: waterauthority: no such field here; did you mean waterAuthority?",
  ])
})

test.each([
  ['"2001"]', "2001]", "postcodes: four digits, in quotes (line 2 of the list)"],
  ['"2026-11-21"', '"2026-02-30"', "considerations 1, source, checked: a real day, written like 2026-11-21"],
  ["certainty: check", "certainty: verified", "considerations 2, source: a verified point needs one"],
  ["lat: -25.001", "lat: 151.21", "lat: degrees south as a negative number, such as -33.87"],
  ["nearby: []", "nearby: [atlantis]", "nearby: no place is named atlantis; add it or take it out"],
  ["Example Place conveyancing:", "Conveyancing there:", 'title: begin it with "Example Place conveyancing:"'],
  [
    "title:",
    "colorMode: system\ntitle:",
    "colorMode: light or dark; leave the line out to follow the visitor's choice",
  ],
  [
    "description: ",
    "description: Short. #",
    "description: a description for search results of 70 to 160 characters; this one has 6",
  ],
])("in a place, %s as %s is refused", (good, bad, line) => {
  expect(listCheckLines({ "places/glebe.yaml": place.replace(good, bad) })).toEqual([
    `content/places/glebe.yaml: ${line}`,
  ])
})

test("a place nearby is at most 60 km away in a straight line", () => {
  const buildPlace = (name: string, lat: number, nearby: string) =>
    place
      .replaceAll("Example Place", name)
      .replace("This file", `The file of ${name}`)
      .replace("-25.001", `${lat}`)
      .replace("nearby: []", `nearby: [${nearby}]`)
  // A degree of latitude is 111.2 km, so half a degree is 56 km.
  const files = {
    "places/north.yaml": buildPlace("North", -25, "middle, south"),
    "places/middle.yaml": buildPlace("Middle", -25.5, "north"),
    "places/south.yaml": buildPlace("South", -25.55, ""),
  }
  expect(listCheckLines(files)).toEqual([
    "content/places/north.yaml: nearby: south is 62 km away in a straight line, and at most 60 km is near; take it out",
  ])
})

test("an article must be checked again after it was checked, and names a source", () => {
  const sources = /sources:\n(?: .*\n)+/
  const wrong = article
    .replace('checkAgain: "2027-05-21"', 'checkAgain: "2026-11-21"')
    .replace(sources, "sources: []\n")
  expect(listCheckLines({ "blog/wrong.mdx": wrong })).toEqual([
    "content/blog/wrong.mdx: sources: add sources: a list, at least one line that begins with a hyphen",
    "content/blog/wrong.mdx: checkAgain: a day after the one in checked",
  ])
})

test("mistakes in the fields and in the body are told together, the latter with their line in the file", () => {
  const wrong = buildPageText("A [link](nowhere).\n\n<Wobble />").replace("heading: A page\n", "")
  expect(listCheckLines({ "pages/wrong.mdx": wrong })).toEqual([
    "content/pages/wrong.mdx: heading: is missing: the heading at the top of the page",
    'content/pages/wrong.mdx: line 7: link nowhere: begin with "/" for a page of this site, or with https://, mailto: or tel:',
    expect.stringMatching(/^content\/pages\/wrong\.mdx: line 9: <Wobble>: no such component; use one of Hero, /),
  ])
})

const LEADS_TO = {
  "places/glebe.yaml": place,
  "pages/costs.mdx": buildPageText("## What you pay\n\nWords.", "costs"),
  "faqs/fees.yaml": "title: Fees\norder: 1\nquestions:\n  - { question: What’s your fee?, answer: A fixed one. }\n",
  "pages/answers.mdx": buildPageText('<Faqs group="fees" />', "answers"),
}

test.each([
  ["/lp/glebe-property-law"],
  ["/lp/glebe-property-law#costs"],
  ["/calculator"],
  ["/calculators", " leads nowhere; did you mean /calculator?"],
  ["/costs#what-you-pay"],
  // A hash that works on every page.
  ["/costs#openRaq"],
  ["/costs?price=1#what-we-pay", ": no heading of that page has the id what-we-pay"],
  ["/answers#faq-whats-your-fee"],
  ["/answers#faq-whats-the-fee", ": no heading of that page has the id faq-whats-the-fee"],
])("a link to %s, a page or a part of one, is right unless it leads nowhere", (href, problem = "") => {
  const links = buildPageText(`[a](${href})`)
  expect(listCheckLines({ ...LEADS_TO, "pages/links.mdx": links }, ["/", "/calculator"])).toEqual(
    problem ? [`content/pages/links.mdx: line 8: ${href}${problem}`] : [],
  )
})

test("a link in the navigation that leads nowhere is found by its place", () => {
  const navigation = NAVIGATION.replace("legal: [{ label: Home, path: / }]", "legal: [{ label: Terms, path: /terms }]")
  expect(listCheckLines({ "navigation.yaml": navigation })).toEqual([
    "content/navigation.yaml: legal 1, path: /terms leads nowhere; correct the address",
  ])
})

test("a component that names an entry which is not there is found by its line, with the one that was meant", () => {
  const files = {
    "faqs/fees.yaml": "title: Fees\norder: 1\nquestions:\n  - { question: Is it much?, answer: It is not. }\n",
    "pages/faqs.mdx": buildPageText('<Faqs group="feez" />\n\n<OfferSnippet offer="summer" />'),
  }
  expect(listCheckLines(files)).toEqual([
    "content/pages/faqs.mdx: line 8: no faq is named feez; did you mean fees?",
    "content/pages/faqs.mdx: line 10: no offer is named summer; add it or take it out",
  ])
})

test("an address, a title and a description are used once", () => {
  expect(
    listCheckLines({ "pages/lp/same.mdx": buildPageText("One."), "landing/same.mdx": buildPageText("Two.") }),
  ).toEqual([
    "content/pages/lp/same.mdx: address: the same as in content/landing/same.mdx; change one",
    "content/pages/lp/same.mdx: title: the same as in content/landing/same.mdx; change one",
    "content/pages/lp/same.mdx: description: the same as in content/landing/same.mdx; change one",
  ])
})

test("a title has 12 to 45 characters, whatever the firm is called; every offender is told", () => {
  const renderPage = (length: number) =>
    buildPageText("Words.", `${length} signs`).replace(/title: .*/, `title: ${"t".repeat(length)}`)
  const files = Object.fromEntries([11, 12, 45, 46].map(length => [`pages/title-${length}.mdx`, renderPage(length)]))
  expect(listCheckLines(files)).toEqual([
    expect.stringMatching(/^content\/pages\/title-11\.mdx: title: "t+" has 11 characters; make it 12 to 45$/),
    expect.stringMatching(/^content\/pages\/title-46\.mdx: title: "t+" has 46 characters; make it 12 to 45$/),
  ])
})

test("one page may leave its description to the firm", () => {
  const withoutDescription = (name: string) => buildPageText("Words.", name).replace(/description: .*\n/, "")
  expect(listCheckLines({ "pages/first.mdx": withoutDescription("one") })).toEqual([])
  expect(
    listCheckLines({
      "pages/first.mdx": withoutDescription("one"),
      "pages/other.mdx": withoutDescription("another"),
    }),
  ).toEqual(["content/pages/other.mdx: description: the same as in content/pages/first.mdx; change one"])
})

test("the home page leaves its title to the product, and no other page has the same", () => {
  const titled = buildPageText("Words.")
  const untitled = titled.replace(/title: .*\n/, "")
  expect(listCheckLines({ "pages/index.mdx": untitled }, [])).toEqual([])
  expect(listCheckLines({ "pages/index.mdx": titled }, [])).toEqual([
    'content/pages/index.mdx: title: leave it out; the home page is titled "Property Law Made Easy", by the product',
  ])
  const other = buildPageText("Words.", "another").replace(/title: .*\n/, "")
  expect(listCheckLines({ "pages/index.mdx": untitled, "pages/other.mdx": other }, [])).toEqual([
    "content/pages/other.mdx: title: the same as in content/pages/index.mdx; change one",
  ])
})

test("content may not take the address of a hand-made page", () => {
  expect(listCheckLines({ "pages/calculator.mdx": buildPageText("Words.") }, ["/", "/calculator"])).toEqual([
    "content/pages/calculator.mdx: address: /calculator is a hand-made page already; rename the file",
  ])
})

const NO_PARTNER = "give it another name, since a webhook's settings don't take"

test.each([
  ["suburbs/glebe.yaml", "places/_example.yaml", "file: belongs to no kind of content; README.md lists the folders"],
  ["places/glebe.yml", "places/_example.yaml", "file: files here end in .yaml"],
  ["places/Glebe Point.yaml", "places/_example.yaml", "file: name the file in small letters, digits and hyphens"],
  ["places/nsw/glebe.yaml", "places/_example.yaml", "file: put it right into places/"],
  ["fees/our-fees-vic.json", "fees/_example.json", "table: is our-fees-qld, so name the file our-fees-qld.json"],
  ["states/victoria.mdx", "states/_example.mdx", "state: is NSW, so name the file new-south-wales.mdx"],
  ["partners/firm.mdx", "partners/_example.mdx", `file: ${NO_PARTNER} "firm" for a partner`],
  ["partners/all.mdx", "partners/_example.mdx", `file: ${NO_PARTNER} "all" for a partner`],
])("a file called %s with the text of %s is refused", (file, example, line) => {
  expect(listCheckLines({ [file]: readFixtureContent(example) })).toEqual([`content/${file}: ${line}`])
})

test("an example that is wrong is told, but its address and names are its own affair", () => {
  const example = article.replace("related: []", "related: [nothing]")
  expect(listCheckLines({ "blog/_example.mdx": example })).toEqual([])
  expect(listCheckLines({ "blog/_example.mdx": example.replace("heading:", "words:") })).toHaveLength(2)
})

test("all that's wrong with the words of an email is told at once", () => {
  const words = readFixtureContent("emails/quote.yaml")
    .replace("{reference}", "{refrence}")
    .replace(/^subject:.*/m, `subject: ${"Your quote ".repeat(7)}`)
    .replace(/^button:.*\n/m, "list: { title: Next, items: [A call] }\n")
  expect(listCheckLines({ "emails/quote.yaml": words, "emails/quotes.yaml": words })).toEqual([
    "content/emails/quote.yaml: opening 1: {refrence} isn't one of the words in braces; did you mean {reference}?",
    "content/emails/quote.yaml: subject: the subject of 10 to 70 characters; this one has 76",
    "content/emails/quote.yaml: button: is missing: what the button says of 3 to 40 characters",
    expect.stringMatching(/^content\/emails\/quote\.yaml: list: /),
    expect.stringMatching(/^content\/emails\/quotes\.yaml: file: names here are quote, .*did you mean quote\?$/),
  ])
})

test("without the firm's file there is one line, not one for each link", () => {
  const dir = createTemporaryFolder({ "navigation.yaml": NAVIGATION, "glossary.yaml": GLOSSARY })
  expect(checkContentFolder(dir, ["/"]).map(formatProblem)).toEqual([
    "content/brand/mark.svg: file: is missing, and the site needs it",
    "content/checklist.yaml: file: is missing, and the site needs it",
    ...[...EMAIL_NAMES].sort().map(name => `content/emails/${name}.yaml: file: is missing, and the site needs it`),
    "content/site.yaml: file: is missing, and the site needs it",
  ])
})

test("a file that can't be read is told alone, whatever other files name of it", () => {
  const files = {
    "pages/a.mdx": buildPageText("Read [our office](/victoria/melbourne) on <Term>Caveats</Term>."),
    "pages/index.mdx": buildPageText("Words.", "home").replace(/title: .*\n/, ""),
    "cities/melbourne.mdx": readFixtureContent("cities/_example.mdx").replace("title:", ", title:"),
    "glossary.yaml": `,${GLOSSARY}`,
    "site.yaml": `,${readFixtureContent("site.yaml")}`,
  }
  expect(listCheckLines(files, []).map(line => line.replace(/: take out.*/, ""))).toEqual([
    "content/cities/melbourne.mdx: line 3",
    "content/glossary.yaml: line 1",
    "content/site.yaml: line 1",
  ])
})

test("figures in the words that visitors read are refused, in the fields and in the text", () => {
  const files = {
    "faqs/fees.yaml": "title: Fees\norder: 1\nquestions:\n  - question: Is it $500?\n    answer: It is 10 per cent.\n",
    "places/glebe.yaml": place.replace(/point: .*/, "point: A charge of 2% may fall due."),
    "pages/leaving.mdx": buildPageText("It costs 0.25% of the price.").replace("lead: A", "lead: A $100"),
  }
  expect(listCheckLines(files)).toEqual([
    'content/faqs/fees.yaml: questions 1, question: "$500": say it without the figure, or move it to the text of a page',
    'content/faqs/fees.yaml: questions 1, answer: "10 per cent": say it without the figure, or move it to the text of a page',
    'content/pages/leaving.mdx: lead: "$100": say it without the figure, or move it to the text of a page',
    `content/pages/leaving.mdx: line 8: "0.25%": put it into <Sourced from="...">, naming one of the page's sources`,
    'content/places/glebe.yaml: considerations 1, point: "2%": say it without the figure, or move it to the text of a page',
  ])
})

test("the firm's own file and the tables hold figures", () => {
  expect(
    listCheckLines({ "site.yaml": readFixtureContent("site.yaml").replace("whatever the price", "from $500") }),
  ).toEqual([])
  expect(listCheckLines({ "rates/x.json": readFixtureContent("rates/_example.json") })).toEqual([])
})

test("a term without a meaning must stand in the glossary, in one of its forms", () => {
  const body = "Look for <Term>Caveats</Term>.\n\nMind the <Term>zebra</Term>.\n"
  expect(listCheckLines({ "pages/terms.mdx": buildPageText(body) })).toEqual([
    "content/pages/terms.mdx: line 10: no term is named zebra; add it or take it out",
  ])
})

test("a word stands in the glossary once, whatever its form", () => {
  const glossary = `${GLOSSARY.replace(" }]", ' }, { term: "Caveats", meaning: Warnings. }]')}\n`
  expect(listCheckLines({ "glossary.yaml": glossary })).toEqual([
    "content/glossary.yaml: terms 2: each word once: caveats is in an earlier one already; change one",
  ])
})

describe("an offer that changes the price", () => {
  const offer = readFixtureContent("offers/_example.yaml").replace(/^title: .*$/m, 'title: "{discount} off in spring"')
  const listOfferLines = (more: string) =>
    listCheckLines({ "offers/spring.yaml": `${offer.replace("An example offer", "In spring")}\n${more}` })
      .filter(line => line.includes("spring.yaml") && !line.includes("the example"))
      .map(line => line.replace(/^content\/offers\/spring\.yaml: (?:line \d+, )?/, ""))

  test.each([["amount: 100\nside: buying\nstate: VIC\ncode: SPRING26"], ["percent: 12.5"]])("may say %j", more => {
    expect(listOfferLines(more)).toEqual([])
  })

  test("hears all that's wrong at once", () => {
    const lines = listOfferLines("amount: 99.999\npercent: 120\nside: both\nstate: WA\npartner: nobody\ncode: a b")
    expect(lines.map(line => line.split(":")[0])).toEqual(["amount", "percent", "side", "state", "code"])
    expect(listOfferLines("amount: 100\npercent: 10\npartner: nobody")).toEqual([
      "percent: either amount or percent, not both",
    ])
  })

  test("is for someone only with an amount or a percentage, and has its figure as data only", () => {
    const lines = listOfferLines("code: SPRING26\npartner: nobody\n")
    expect(lines).toEqual(
      expect.arrayContaining(["partner: only with amount or percent", "code: only with amount or percent"]),
    )
    expect(lines.join("\n")).toContain("{discount} isn't one of the words in braces")
    const typedFigure = listCheckLines({ "offers/spring.yaml": `${offer.replace("{discount}", "$100")}\namount: 100` })
    expect(typedFigure.join("\n")).toContain(
      'title: "$100": say it without the figure, or write {discount} for its amount',
    )
  })

  test("is for a partner that there is", () => {
    expect(listOfferLines("amount: 100\npartner: nobody").join()).toMatch(/partner: .*nobody/)
  })
})
