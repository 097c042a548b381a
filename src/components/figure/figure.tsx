import type { IllustrationName } from "../../domain/content/pictures"
import { variant } from "../../theme/variant"
import { Illustration } from "../illustration/illustration"

type Props = { name: IllustrationName; alt: string; caption?: string }

/** A drawing that says something, with a sentence under it. */
export function Figure({ name, alt, caption }: Props) {
  return (
    <figure className={variant("piece.figure")}>
      <Illustration name={name} alt={alt} />
      {caption && <figcaption className={variant("piece.caption")}>{caption}</figcaption>}
    </figure>
  )
}
