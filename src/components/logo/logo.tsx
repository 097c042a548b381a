import type { Mark } from "../../domain/mark/mark"

type Props = {
  name: string
  /** The firm's logo drawing, from the content check; null if it can't be read. */
  mark: Mark | null
}

export function Logo({ name, mark }: Props) {
  return (
    <>
      {mark && (
        <svg
          viewBox={mark.viewBox}
          width="32"
          height="32"
          aria-hidden="true"
          dangerouslySetInnerHTML={{ __html: mark.drawing }}
        />
      )}
      <span>{name}</span>
    </>
  )
}
