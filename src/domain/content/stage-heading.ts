/** The part of a stage's heading after its number, for a list that's numbered: "Selling in NSW, stage 3: offers" is "Offers". */
export function shortenStageHeading(heading: string): string {
  const rest = heading.replace(/^.*\bstage \d+:\s*/i, "")
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}
