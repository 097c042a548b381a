import type { Mark } from "../../domain/mark/mark"

type Props = {
  name: string
  /** The firm's drawing, which the content check has read; null while it can't be. */
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
