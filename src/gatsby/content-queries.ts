import type { MadePicture } from "./pictures/make-picture"
import type { PictureFiles } from "./pictures/picture-uses"

// How what is worked out at build asks for other entries and for pictures, whoever answers: Gatsby, or a test.

/** An entry of the content by its kind's GraphQL type and its slug. The content check has seen that it is there. */
export type FindEntry = (typeName: string, slug: string) => Promise<Record<string, unknown>>

/** All entries of a kind by the name of its GraphQL type, in no order. */
export type ListEntries = (typeName: string) => Promise<Record<string, unknown>[]>

/** The picture of a file in `content/pictures`, made as told. The content check has seen that it is there. */
export type GetPicture = (file: string, files: PictureFiles) => Promise<MadePicture>
