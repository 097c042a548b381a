import type { State } from "../states"

/**
 * Words that only the contracts of one state have: titles, headings and names of its Acts. Others are the rest of Australia,
 * whose forms use some of the same words.
 */
const MARKS: Readonly<Record<State | "others", readonly RegExp[]>> = {
  NSW: [
    /contract for the sale (and purchase )?of land (20\d\d|\W)/,
    /term meaning of term/,
    /\bnsw dan\b/,
    /list of documents/,
    /conveyancing act 1919|conveyancing \(sale of land\) regulation/,
    /section 66w\b|section 66s\b/,
    /section 10\.7\b|section 88b\b/,
    /environmental planning and assessment act 1979/,
    /swimming pools act 1992/,
    /nsw land registry|land registry services/,
    /strata schemes management act 2015/,
    /sydney water|hunter water/,
  ],
  VIC: [
    /contract of sale of (real estate|land)/,
    /particulars of sale/,
    /section 32 statement|vendor's statement|section 32\b.*sale of land act/,
    /sale of land act 1962/,
    /warning to estate agents/,
    /due diligence checklist/,
    /register search statement/,
    /owners corporations act 2006|owners corporation certificate/,
    /estate agents \(contracts\)|law institute of victoria|\bliv\b/,
    /transfer of land act 1958|planning and environment act 1987/,
    /state revenue office/,
  ],
  QLD: [
    /contract for (houses|residential|community titles)|sale and purchase of residential real estate/,
    /reference schedule/,
    /\bef00[13]\b|\breiq\b/,
    /seller disclosure statement/,
    /property law act 2023/,
    /property occupations act 2014/,
    /body corporate and community management act/,
    /\bqld\b.*title reference|titles queensland|queensland titles/,
    /balance deposit|initial deposit/,
    /pool safety certificate|form 36\b/,
    /land sales act 1984/,
  ],
  others: [
    /western australia|transfer of land act 1893|\bofrwa\b|offer and acceptance|\breiwa\b/,
    /south australia|land and business \(sale and conveyancing\) act|real property act 1886|\breisa\b/,
    /tasmania|land titles act 1980|\breit\b/,
    /australian capital territory|civil law \(sale of residential property\) act|\bact law society\b|crown lease/,
    /northern territory|land title act 2000 \(nt\)/,
    /new zealand|\badls\b/,
  ],
}

/** A clear lead over the next: this many times its pages. */
const LEAD = 2
const MIN_PAGES = 2

/**
 * The state whose contract it is: it has its marks on two pages or more, at least two different ones, and leads clearly.
 *
 * @param texts Of each page, in lower case and plain characters.
 */
export function recogniseState(texts: readonly string[]): State | undefined {
  const scores = (Object.keys(MARKS) as (keyof typeof MARKS)[])
    .map(name => {
      const marks = MARKS[name].map(mark => texts.filter(text => mark.test(text)).length)
      const pages = texts.filter(text => MARKS[name].some(mark => mark.test(text))).length
      return { name, pages, kinds: marks.filter(count => count > 0).length }
    })
    .sort((a, b) => b.pages * b.kinds - a.pages * a.kinds)
  const [first, second] = scores
  if (!first || !second || first.name === "others" || first.pages < MIN_PAGES || first.kinds < MIN_PAGES)
    return undefined
  const leads = first.pages >= LEAD * second.pages || (first.pages > second.pages && first.kinds >= LEAD * second.kinds)
  return leads && first.kinds > second.kinds ? first.name : undefined
}
