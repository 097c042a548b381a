import { type FirmInTexts, listFirmStates } from "../../../src/domain/content/firm-words"
import { STATES } from "../../../src/domain/states"
import { ANY_FILE, type KeptMentions } from "./kept-mentions"
import { type Finding, type SeenText, splitSentences, normaliseText } from "./seen-text"

/** Names and services that only lawyers and law practices may use. A "power of attorney" is a document. */
const FOR_LAWYERS =
  /\b(?:lawyers?|solicitors?|barristers?|(?<!\bpowers? of )attorneys?|(?:law|legal) (?:firm|practice|practitioner|team)s?|legal advice)\b/i

/** The names of each state of Australia and its capital. Short names such as `ACT` are only matched in capitals. */
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

/** Words that mostly mean the firm, so that a sentence with one of them is about it. */
const US = /\b(?:we|us|our|ours|ourselves)\b/i

/** Forms of "act", as in "we act in Victoria". An Act of parliament has a capital. */
const ACTS = /\bact(?:s|ing)?\b/

const KEPT_IN = "tools/rebrand/kept-mentions.yaml"

/**
 * A rule about words that a firm mustn't use about itself.
 *
 * @property judges  Whether the rule applies to a text.
 * @property aboutUs Words that show a sentence is about the firm, in addition to its name and words such as "we".
 * @property list    The list of allowed words in sentences that aren't about the firm. `AndUs` is added for those that are.
 */
type Rule = {
  words: RegExp
  judges: (text: SeenText) => boolean
  aboutUs?: RegExp
  list: "practitioners" | "otherStates"
}

/** If the firm is a law practice in one state, it has lawyers, so the rule only applies to texts about the others. */
function buildFalseClaimRules(firm: FirmInTexts): Rule[] {
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

/** `names` are those of sources, which are ignored. */
export const findFalseClaimsAboutFirm = (
  texts: readonly SeenText[],
  keptMentions: KeptMentions,
  firm: FirmInTexts,
  names: readonly string[] = [],
): Finding[] =>
  buildFalseClaimRules(firm).flatMap(({ words, judges, aboutUs, list }) =>
    texts.filter(judges).flatMap(({ where, text, file }) =>
      splitSentences(removeSourceNames(text, names)).flatMap(sentence => {
        const word = words.exec(sentence)?.[0]
        if (word === undefined) return []
        const plain = normaliseText(sentence)
        const isKeptMention = (key: keyof KeptMentions) =>
          keptMentions[key].some(one => (!file || [file, ANY_FILE].includes(one.file)) && plain.includes(one.words))
        if (isKeptMention(`${list}AndUs`)) return []
        const isAboutUs =
          US.test(sentence) || plain.includes(normaliseText(firm.name)) || aboutUs?.test(sentence) === true
        if (!isAboutUs && isKeptMention(list)) return []
        const [also, key] = isAboutUs ? [" and speaks of us", `${list}AndUs`] : ["", list]
        const message = `"${sentence}" says "${word}"${also}; use another word, or say under ${key} in ${KEPT_IN} why it may stay`
        return [{ where, message }]
      }),
    ),
  )

/** Replaces names of sources, longer ones first, so that a name inside a longer one isn't replaced on its own. */
const removeSourceNames = (text: string, names: readonly string[]): string =>
  names
    .filter(name => text.includes(name))
    .sort((a, b) => b.length - a.length)
    .reduce((rest, name) => rest.replaceAll(name, "…"), text)
