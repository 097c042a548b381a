import type { MadePicture } from "./pictures/make-picture"
import type { PictureFiles } from "./pictures/picture-sizes"

// How the build's code looks up entries and pictures: in Gatsby's store in a build, in plain data in a test.

/** Finds an entry of the content by its GraphQL type and its slug. The content check has made sure that the entry exists. */
export type FindEntry = (typeName: string, slug: string) => Promise<Record<string, unknown>>

/** Lists all entries of a kind by the name of its GraphQL type, in no particular order. */
export type ListEntries = (typeName: string) => Promise<Record<string, unknown>[]>

/** Gets the picture of a file in `content/pictures`, in the sizes of `files`. The content check has made sure that the file exists. */
export type GetPicture = (file: string, files: PictureFiles) => Promise<MadePicture>
