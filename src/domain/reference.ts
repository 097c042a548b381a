/** Digits and capital letters, without those that are read or heard as another: 0 and O, 1, I and L, and U. */
const SIGNS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"

const BASE64URL = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

const LENGTH = 8

/**
 * The reference that people can say on the phone, such as `7K3F 9QXM`: always the same for a public id, and made from its
 * random part, of which it tells 39 of 128 bits. Two ids may share one, and it opens nothing: addresses and forms take the id.
 */
export function createReference(id: string): string {
  // The last of an id's 22 random characters has two random bits only, and would make the end of a reference less random.
  const random = [...id.slice(-22, -1)]
  let rest = random.reduce(
    (sum, sign) => (sum * BASE64URL.length + BASE64URL.indexOf(sign)) % SIGNS.length ** LENGTH,
    0,
  )
  let reference = ""
  for (let place = 0; place < LENGTH; place += 1) {
    reference = SIGNS.charAt(rest % SIGNS.length) + reference
    rest = Math.floor(rest / SIGNS.length)
  }
  return groupByFour(reference)
}

const groupByFour = (signs: string): string => `${signs.slice(0, LENGTH / 2)} ${signs.slice(LENGTH / 2)}`

/** Reads a reference in small or capital letters, with or without spaces; `null` for any other text. */
export function parseReference(text: string): string | null {
  const signs = text.replace(/\s/g, "").toUpperCase()
  return signs.length === LENGTH && [...signs].every(sign => SIGNS.includes(sign)) ? groupByFour(signs) : null
}
