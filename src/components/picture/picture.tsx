type Sources = { srcSet: string; sizes?: string; type?: string }

/** What gatsby-plugin-image's `gatsbyImageData` holds; only its files are used, none of its browser code. */
export type PictureData = {
  width: number
  height: number
  images: { sources?: readonly Sources[]; fallback?: { src: string; srcSet?: string; sizes?: string } }
}

type Props = { image: PictureData; alt: string; /** True for the picture that a page opens with. */ first?: boolean }

/** A picture in the best format the browser reads, at the size the page gives it. Its room is kept while it loads. */
export function Picture({ image: { width, height, images }, alt, first = false }: Props) {
  return (
    <picture>
      {images.sources?.map(({ srcSet, sizes, type }) => (
        <source key={type ?? srcSet} srcSet={srcSet} sizes={sizes} type={type} />
      ))}
      <img
        src={images.fallback?.src}
        srcSet={images.fallback?.srcSet}
        sizes={images.fallback?.sizes}
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
