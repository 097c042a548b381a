import * as v from "valibot"
import { personSchema } from "../domain/content/data-schemas"
import type { State } from "../domain/states"
import type { FindEntry, GetPicture, ListEntries } from "./content-queries"
import type { MadePicture } from "./pictures/make-picture"
import { PORTRAIT } from "./pictures/picture-sizes"

const { name, role, states, registrations, languages, offices, summary, picture, order } = personSchema.entries

/** GraphQL returns null for fields that a file leaves out. */
const person = v.object({
  ...{ name, role, states },
  order: v.nullish(order, 0),
  registrations: v.nullish(registrations.wrapped, []),
  languages: v.nullish(languages.wrapped, []),
  offices: v.nullish(offices.wrapped, []),
  summary: v.nullish(summary.wrapped),
  picture: v.nullish(picture.wrapped),
})

export type Person = v.InferOutput<typeof person>

/** Selects people by office (the slug of the office's file), by state, or by both. All people if neither is set. */
export type WhichPeople = { office?: string; state?: State }

/** Lists the people of the firm, sorted by the field `order` and then by name. */
export async function listFirmPeople(list: ListEntries, which: WhichPeople): Promise<Person[]> {
  const all = (await list("Person")).map(one => v.parse(person, one))
  return all
    .filter(one => which.office === undefined || one.offices.includes(which.office))
    .filter(one => which.state === undefined || one.states.includes(which.state))
    .sort((a, b) => a.order - b.order || a.name.localeCompare(b.name, "en-AU"))
}

export type ShownPerson = Pick<Person, "name" | "role" | "states" | "registrations" | "languages"> & {
  summary?: string
  /** The person's offices. Empty in a list of one office's people. */
  offices: { name: string; path: string }[]
  portrait?: { alt: string; image: MadePicture }
}

export async function listPeopleForPage(
  which: WhichPeople,
  { find, list, picture: getPicture }: { find: FindEntry; list: ListEntries; picture: GetPicture },
): Promise<ShownPerson[]> {
  const people = await listFirmPeople(list, which)
  return Promise.all(
    people.map(async ({ order: _order, summary: words, picture: photo, offices: slugs, ...own }) => ({
      ...own,
      ...(words && { summary: words }),
      offices: which.office
        ? []
        : await Promise.all(slugs.map(async slug => v.parse(officeSchema, await find("CityPage", slug)))),
      ...(photo && { portrait: { alt: photo.alt, image: await getPicture(photo.file, PORTRAIT) } }),
    })),
  )
}

const officeSchema = v.object({ name: v.string(), path: v.string() })
