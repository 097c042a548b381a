import { Card, Cards } from "../cards/cards"

type Props = { partners: readonly { name: string; path: string; summary: string }[] }

/** Every partner, and whom it sends. Each leads to its page. */
export function Partners({ partners }: Props) {
  return (
    <Cards>
      {partners.map(({ name, path, summary }) => (
        <Card key={path} title={name} href={path}>
          <p>{summary}</p>
        </Card>
      ))}
    </Cards>
  )
}
