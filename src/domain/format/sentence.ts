/** `words` with a full stop, unless they end as a sentence already: what a field says may be a question. */
export const asSentence = (words: string): string => (/[.?!]$/.test(words) ? words : `${words}.`)
