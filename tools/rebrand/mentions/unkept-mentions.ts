import { type FirmInTexts, statesOf } from "../../../src/domain/content/firm-words"
import { type State, STATES } from "../../../src/domain/states"
import { ANY_FILE, type KeptMention, type KeptMentions } from "./kept-mentions"
import { otherStateIn } from "./names-of-states"
import { plain } from "./plain"
import { sentencesOf } from "./sentences"

/**
 * Words that people read, in one or more lines.
 *
 * @property file The file of `content/` that they're written in. Without one they're kept by the mentions of any file.
 * @property state The state that the file is about; left out where it's about several, or where nobody knows.
 */
export type SeenText = { where: string; text: string; file?: string; state?: State }

export type Finding = { where: string; message: string }

/** What only an admitted person or a law practice may call itself, or offer. A power of attorney is a document. */
const FOR_LAWYERS =
  /\b(?:lawyers?|solicitors?|barristers?|(?<!\bpowers? of )attorneys?|(?:law|legal) (?:firm|practice|practitioner|team)s?|legal advice)\b/i

/** Mostly the firm: a sentence with one of these says something of it. */
const US = /\b(?:we|us|our|ours|ourselves)\b/i

/** What a firm does in a state. An Act has a capital. */
const ACTS = /\bact(?:s|ing)?\b/

const KEPT_IN = "tools/rebrand/kept-mentions.yaml"

/**
 * The sentences that call a firm of licensed conveyancers what it isn't, or might: they name lawyers and no kept mention
 * has their words. Of a firm that's a law practice in one state and a licensed conveyancer in another, only what's about
 * the other counts: what's about both says rightly that it has lawyers.
 *
 * @param names Names of sources, which are nobody's own words: they count as if they weren't there.
 */
export function practitionerMentions(
  texts: readonly SeenText[],
  kept: KeptMentions,
  firm: FirmInTexts,
  names: readonly string[] = [],
): Finding[] {
  const judged = firm.practices.some(one => one.as === "law practice")
    ? texts.filter(({ state }) => firm.practices.find(one => one.state === state)?.as === "licensed conveyancer")
    : texts
  return unkept(judged, names, {
    wordIn: sentence => FOR_LAWYERS.exec(sentence)?.[0] ?? null,
    isAboutUs: sentence => speaksOf(firm, sentence),
    lists: [kept.practitioners, kept.practitionersAndUs],
    keys: ["practitioners", "practitionersAndUs"],
  })
}

/**
 * The sentences that offer another state than the firm's, or might: they name one and no kept mention has their words.
 * Nothing for a firm in every state that the software knows. `names` as above.
 */
export function otherStateMentions(
  texts: readonly SeenText[],
  kept: KeptMentions,
  firm: FirmInTexts,
  names: readonly string[] = [],
): Finding[] {
  const ours = statesOf(firm)
  if (STATES.every(state => ours.includes(state))) return []
  return unkept(texts, names, {
    wordIn: sentence => otherStateIn(sentence, ours),
    isAboutUs: sentence => speaksOf(firm, sentence) || ACTS.test(sentence),
    lists: [kept.otherStates, kept.otherStatesAndUs],
    keys: ["otherStates", "otherStatesAndUs"],
  })
}

/** Both: everything that a firm must not say of itself, wherever it's read. */
export const unkeptMentions = (...of: Parameters<typeof practitionerMentions>): Finding[] => [
  ...practitionerMentions(...of),
  ...otherStateMentions(...of),
]

type Rule = {
  wordIn: (sentence: string) => string | null
  isAboutUs: (sentence: string) => boolean
  /** Mentions that are kept where they aren't about the firm, and those that are kept though they are. */
  lists: readonly [others: readonly KeptMention[], us: readonly KeptMention[]]
  keys: readonly [others: string, us: string]
}

function unkept(texts: readonly SeenText[], names: readonly string[], rule: Rule): Finding[] {
  const [others, us] = rule.lists
  return texts.flatMap(({ where, text, file }) =>
    sentencesOf(withoutNames(text, names)).flatMap(sentence => {
      const word = rule.wordIn(sentence)
      if (word === null) return []
      const words = plain(sentence)
      const isKept = (list: readonly KeptMention[]) =>
        list.some(one => (file === undefined || [file, ANY_FILE].includes(one.file)) && words.includes(one.words))
      if (isKept(us)) return []
      const aboutUs = rule.isAboutUs(sentence)
      if (!aboutUs && isKept(others)) return []
      return [{ where, message: messageFor(sentence, word, rule.keys[aboutUs ? 1 : 0], aboutUs) }]
    }),
  )
}

const messageFor = (sentence: string, word: string, key: string, aboutUs: boolean): string =>
  `"${sentence}" says "${word}"${aboutUs ? " and speaks of us" : ""}; use another word, or say under ${key} in ${KEPT_IN} why it may stay`

const speaksOf = ({ name }: FirmInTexts, sentence: string): boolean =>
  US.test(sentence) || plain(sentence).includes(plain(name))

/** Longer names first, so that none is cut in two. */
function withoutNames(text: string, names: readonly string[]): string {
  const found = names.filter(name => text.includes(name)).sort((a, b) => b.length - a.length)
  return found.reduce((left, name) => left.replaceAll(name, "…"), text)
}
