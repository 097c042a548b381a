import { generateKeyPairSync, sign } from "node:crypto"

/** Encodes a DER value: its tag, its length and its content. */
function encodeDer(tag: number, ...content: Uint8Array[]): Buffer {
  const body = Buffer.concat(content)
  const size =
    body.length < 128
      ? [body.length]
      : body.length < 256
        ? [0x81, body.length]
        : [0x82, body.length >> 8, body.length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), body])
}

const encodeSequence = (...content: Uint8Array[]) => encodeDer(0x30, ...content)
const encodeObjectIdentifier = (hex: string) => encodeDer(0x06, Buffer.from(hex, "hex"))
const encodeUtcTime = (yymmdd: string) => encodeDer(0x17, Buffer.from(`${yymmdd}000000Z`))

/** Creates a key and a self-signed certificate for `localhost`, valid until 2049. */
export function createSelfSignedCertificate(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" })
  const ecdsaWithSha256 = encodeSequence(encodeObjectIdentifier("2a8648ce3d040302"))
  const name = encodeSequence(
    encodeDer(0x31, encodeSequence(encodeObjectIdentifier("550403"), encodeDer(0x0c, Buffer.from("localhost")))),
  )
  const toBeSigned = encodeSequence(
    encodeDer(0x02, Buffer.from([1])),
    ecdsaWithSha256,
    name,
    encodeSequence(encodeUtcTime("200101"), encodeUtcTime("491231")),
    name,
    publicKey.export({ type: "spki", format: "der" }),
  )
  const signature = encodeDer(0x03, Buffer.from([0]), sign("sha256", toBeSigned, privateKey))
  const certificate = encodeSequence(toBeSigned, ecdsaWithSha256, signature).toString("base64")
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate}\n-----END CERTIFICATE-----\n`,
  }
}
