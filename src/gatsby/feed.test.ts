import { xml2js } from "xml-js"
import { parseIsoDate } from "../domain/iso-date"
import { buildArticleFeed } from "./feed"

const firm = { name: "Smith & Sons", url: "https://www.example.com" }

const articles = [
  { path: "/blogs/older", heading: "An older guide", lead: "A sentence.", checked: parseIsoDate("2026-10-05") },
  { path: "/blogs/duty", heading: "Duty & <fees>", lead: "What ]]> costs.", checked: parseIsoDate("2026-11-21") },
]

test("the feed is RSS 2.0, with each article, its address and day, the newest first, whatever signs its title holds", () => {
  const link = { _text: "https://www.example.com/blogs/duty" }
  expect(xml2js(buildArticleFeed(firm, articles), { compact: true })).toMatchObject({
    rss: {
      _attributes: { version: "2.0" },
      channel: {
        title: { _text: "Guides of Smith & Sons" },
        link: { _text: "https://www.example.com/blogs" },
        description: { _text: expect.stringContaining("Guides to buying and selling") },
        language: { _text: "en-AU" },
        "atom:link": { _attributes: { rel: "self", href: "https://www.example.com/blogs/rss.xml" } },
        // Dates as in RFC 822, which RSS 2.0 requires: 21 November 2026 is a Saturday, 5 October 2026 a Monday.
        item: [
          { title: { _cdata: "Duty & <fees>" }, link, guid: link, pubDate: { _text: "Sat, 21 Nov 2026 00:00:00 GMT" } },
          { title: { _cdata: "An older guide" }, pubDate: { _text: "Mon, 05 Oct 2026 00:00:00 GMT" } },
        ],
      },
    },
  })
})
