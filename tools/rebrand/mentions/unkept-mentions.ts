import { type FirmInTexts, listFirmStates } from "../../../src/domain/content/firm-words"
import { STATES } from "../../../src/domain/states"
import { ANY_FILE, type KeptMentions } from "./kept-mentions"
import { type Finding, type SeenText, splitSentences, toPlain } from "./seen-text"

/** What only an admitted person or a law practice may call itself, or offer. A power of attorney is a document. */
const FOR_LAWYERS =
  /\b(?:lawyers?|solicitors?|barristers?|(?<!\bpowers? of )attorneys?|(?:law|legal) (?:firm|practice|practitioner|team)s?|legal advice)\b/i

/** How people name each state of Australia and its capital. `ACT` and the like are names in capitals only. */
const STATE_AND_CAPITAL: Readonly<Record<string, string>> = {
  NSW: "New South Wales|NSW|Sydney(?:siders?)?",
  VIC: "Victoria(?:ns?)?|VIC|Vic|Melbourne",
  QLD: "Queensland(?:ers?)?|QLD|Qld|Brisbane",
  SA: "South Australia(?:ns?)?|SA|Adelaide",
  WA: "Western Australia(?:ns?)?|WA|Perth",
  TAS: "Tasmania(?:ns?)?|TAS|Tas|Hobart",
  ACT: "Australian Capital Territory|ACT|Canberra",
  NT: "Northern Territory|NT|Darwin",
}

/** Mostly the firm: a sentence with one of these says something of it. */
const US = /\b(?:we|us|our|ours|ourselves)\b/i

/** What a firm does in a state. An Act has a capital. */
const ACTS = /\bact(?:s|ing)?\b/

const KEPT_IN = "tools/rebrand/kept-mentions.yaml"

/**
 * Words that a firm mustn't say of itself.
 *
 * @property judges  Whether they're looked for in a text.
 * @property aboutUs What makes a sentence one about the firm, besides its name and words such as "we".
 * @property list    Where words are kept that aren't about the firm; those that are have a list that ends in `AndUs`.
 */
type Rule = {
  words: RegExp
  judges: (text: SeenText) => boolean
  aboutUs?: RegExp
  list: "practitioners" | "otherStates"
}

/**
 * Lawyers, for a firm of licensed conveyancers. Of a firm that's a law practice in one state and a licensed conveyancer in
 * another, only what's about the other counts: what's about both says rightly that it has lawyers. And states that aren't
 * the firm's, unless it's in every state that the software knows.
 */
function buildRules(firm: FirmInTexts): Rule[] {
  const ours = listFirmStates(firm)
  const others = Object.entries(STATE_AND_CAPITAL).filter(([name]) => !ours.some(state => state === name))
  const hasLawyers = firm.practices.some(one => one.as === "law practice")
  const licensedStates = firm.practices.flatMap(one => (one.as === "licensed conveyancer" ? [one.state] : []))
  return [
    {
      words: FOR_LAWYERS,
      judges: ({ state }) => !hasLawyers || licensedStates.some(one => one === state),
      list: "practitioners",
    },
    {
      words: new RegExp(`\\b(?:${others.map(([, names]) => names).join("|")})\\b`),
      judges: () => !STATES.every(state => ours.includes(state)),
      aboutUs: ACTS,
      list: "otherStates",
    },
  ]
}

/**
 * The sentences that call a firm what it isn't or offer a state that isn't the firm's, or might: they have words for it, and
 * no kept mention has theirs.
 *
 * @param names Names of sources, which are nobody's own words: they count as if they weren't there.
 */
export const findMentions = (
  texts: readonly SeenText[],
  keptMentions: KeptMentions,
  firm: FirmInTexts,
  names: readonly string[] = [],
): Finding[] =>
  buildRules(firm).flatMap(({ words, judges, aboutUs, list }) =>
    texts.filter(judges).flatMap(({ where, text, file }) =>
      splitSentences(removeNames(text, names)).flatMap(sentence => {
        const word = words.exec(sentence)?.[0]
        if (word === undefined) return []
        const plain = toPlain(sentence)
        const isKept = (key: keyof KeptMentions) =>
          keptMentions[key].some(one => (!file || [file, ANY_FILE].includes(one.file)) && plain.includes(one.words))
        if (isKept(`${list}AndUs`)) return []
        const isAboutUs = US.test(sentence) || plain.includes(toPlain(firm.name)) || aboutUs?.test(sentence) === true
        if (!isAboutUs && isKept(list)) return []
        const [also, key] = isAboutUs ? [" and speaks of us", `${list}AndUs`] : ["", list]
        const message = `"${sentence}" says "${word}"${also}; use another word, or say under ${key} in ${KEPT_IN} why it may stay`
        return [{ where, message }]
      }),
    ),
  )

/** Longer names first, so that none is cut in two. */
const removeNames = (text: string, names: readonly string[]): string =>
  names
    .filter(name => text.includes(name))
    .sort((a, b) => b.length - a.length)
    .reduce((rest, name) => rest.replaceAll(name, "…"), text)
