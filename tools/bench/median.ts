/** The middle of `numbers`; of an even count the higher of the two. @throws RangeError when there are none. */
export function median(numbers: readonly number[]): number {
  const middle = numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]
  if (middle === undefined) throw new RangeError("no numbers to take the middle of")
  return middle
}
