import type { MadePicture } from "./pictures/make-picture"
import type { PictureFiles } from "./pictures/picture-uses"

// How the build's code looks up other entries and pictures. Gatsby's store answers in a build, plain data in a test.

/** An entry of the content by its kind's GraphQL type and its slug. The content check has made sure that it exists. */
export type FindEntry = (typeName: string, slug: string) => Promise<Record<string, unknown>>

/** All entries of a kind by the name of its GraphQL type, in no order. */
export type ListEntries = (typeName: string) => Promise<Record<string, unknown>[]>

/** The picture of a file in `content/pictures`, in the sizes of `files`. The content check has made sure that it exists. */
export type GetPicture = (file: string, files: PictureFiles) => Promise<MadePicture>
