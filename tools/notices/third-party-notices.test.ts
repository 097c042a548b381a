import { existsSync, readFileSync } from "node:fs"
import { createTemporaryFolder } from "../../src/testing/build-folder"
import { renderThirdPartyNotices } from "../notices"
import { readLicenceOfPackage } from "./licence"
import { listPackagesImportedByPages, SHIPPED_PACKAGES } from "./shipped"

const FILE = "THIRD_PARTY_NOTICES.md"

let notices = ""
beforeAll(async () => void (notices = await renderThirdPartyNotices("node_modules")))

test("the file is what npm run notices makes", () => {
  expect(existsSync(FILE) && readFileSync(FILE, "utf8")).toBe(notices)
})

test("every package that the pages import is listed for the browser", async () => {
  const listedNames = SHIPPED_PACKAGES.filter(({ where }) => where.includes("browser")).map(({ name }) => name)
  const importedNames = await listPackagesImportedByPages()
  expect(importedNames).toEqual(
    expect.arrayContaining(["gatsby", "isbot", "react", "react-final-form", "valibot", "zustand"]),
  )
  expect(importedNames.filter(name => !listedNames.includes(name))).toEqual([])
})

test("the packages in the editor's script are listed for the editor", () => {
  // The content check in the editor parses MDX. Pages don't use that package.
  expect(notices).toContain("| [remark-mdx](https://www.npmjs.com/package/remark-mdx) | 3 | editor | MIT |")
})

test("the works that ask for a credit have one", () => {
  for (const name of ["GeoNames", "Australian Bureau of Statistics", "Natural Earth", "The Figtree Project Authors"])
    expect(notices).toContain(name)
  expect(notices).toContain("Copyright (c) Facebook, Inc. and its affiliates.")
})

describe("the licence of a package", () => {
  const readPackageLicence = (version: string, license: string, files: Readonly<Record<string, string>> = {}) =>
    readLicenceOfPackage(createTemporaryFolder({ "package.json": JSON.stringify({ version, license }), ...files }))

  test.each([
    ["18.3.1", "18"],
    ["0.23.2", "0.23"],
  ])("version %s is release %s", (version, release) => {
    expect(readPackageLicence(version, "MIT")).toEqual({ id: "MIT", release, copyright: [], terms: null })
  })

  test("it's read from the list of an older package too, unless there are several", () => {
    const readListedLicences = (...types: string[]) =>
      readLicenceOfPackage(
        createTemporaryFolder({
          "package.json": JSON.stringify({ version: "1.0.0", licenses: types.map(type => ({ type })) }),
        }),
      )
    expect(readListedLicences("MIT")).toMatchObject({ id: "MIT" })
    expect(() => readListedLicences("MIT", "GPL")).toThrow()
  })

  test.each(["LICENSE", "license.txt", "LICENCE.md", "LICENSE/LICENSE"])(
    "copyright and terms are read from %s",
    file => {
      const text =
        "ISC License\r\n\r\nCopyright Ada\r\n\r\nPermission to use is given, and\r\nthe copyright notice stays.\r\n"
      expect(readPackageLicence("1.0.0", "ISC", { [file]: text })).toMatchObject({
        copyright: ["Copyright Ada"],
        terms: "Permission to use is given, and\nthe copyright notice stays.",
      })
    },
  )

  test("a licence that begins in another way is for a person to read", () => {
    const readUnknownLicence = () => readPackageLicence("1.0.0", "SEE LICENSE", { LICENSE: "All rights reserved.\n" })
    expect(readUnknownLicence).toThrow("no terms that begin like")
  })
})
