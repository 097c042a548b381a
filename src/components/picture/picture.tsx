import type { IllustrationName, PictureWidth } from "../../domain/content/choices"
import { variant } from "../../theme/variant"
import { Illustration } from "../illustration/illustration"

type Sources = { srcSet: string; sizes?: string; type?: string }

/** The `gatsbyImageData` of gatsby-plugin-image. We only use its image files, none of its browser code. */
export type PictureData = {
  width: number
  height: number
  images: { sources?: readonly Sources[]; fallback?: { src: string; srcSet?: string; sizes?: string } }
}

type PictureProps = {
  image: PictureData
  alt: string
  /** True for the picture at the top of a page. */ first?: boolean
}

/** A photo in the best format the browser supports, at its size in the page. The layout doesn't move when it loads. */
export function Picture({ image: { width, height, images }, alt, first = false }: PictureProps) {
  return (
    <picture>
      {images.sources?.map(({ srcSet, sizes, type }) => (
        <source key={type ?? srcSet} srcSet={srcSet} sizes={sizes} type={type} />
      ))}
      <img
        {...images.fallback}
        width={width}
        height={height}
        alt={alt}
        loading={first ? "eager" : "lazy"}
        decoding="async"
        {...(first ? { fetchpriority: "high" } : {})}
      />
    </picture>
  )
}

type TextPictureProps = { image: PictureData; alt: string; width: PictureWidth; caption?: string }

/** A picture in a text, with a caption. Its space is reserved, and it loads when it's about to scroll into view. */
export function TextPicture({ image, alt, width, caption }: TextPictureProps) {
  return (
    <figure className={variant("photo.figure", `photo.${width}`)}>
      <Picture image={image} alt={alt} />
      {caption && <figcaption className={variant("piece.caption")}>{caption}</figcaption>}
    </figure>
  )
}

type FigureProps = { name: IllustrationName; alt: string; caption?: string }

export function Figure({ name, alt, caption }: FigureProps) {
  return (
    <figure className={variant("piece.figure")}>
      <Illustration name={name} alt={alt} />
      {caption && <figcaption className={variant("piece.caption")}>{caption}</figcaption>}
    </figure>
  )
}
