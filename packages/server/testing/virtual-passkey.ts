import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

type CeremonyOptions = { challenge: string };
type Forgery = { origin?: string; rpId?: string; isUserVerified?: boolean; counter?: number };

const sha256 = (data: Buffer | string): Buffer => createHash("sha256").update(data).digest();
const base64 = (data: Buffer | string): string => Buffer.from(data).toString("base64url");

/** An authenticator in software, for one credential of one user. */
export function createVirtualPasskey(origin: string, userHandle: string) {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(16);
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  let used = 0;

  const clientData = (type: string, { challenge }: CeremonyOptions, forgery: Forgery): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: forgery.origin ?? origin, crossOrigin: false }));

  function authenticatorData({ rpId, isUserVerified = true, counter = ++used }: Forgery, attested?: Buffer): Buffer {
    const flags = 1 + (isUserVerified ? 4 : 0) + (attested ? 64 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const parts = [sha256(rpId ?? new URL(origin).hostname), Buffer.from([flags]), count, attested ?? Buffer.alloc(0)];
    return Buffer.concat(parts);
  }

  function attestedCredential(): Buffer {
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, "base64url"))],
      [-3, new Uint8Array(Buffer.from(y, "base64url"))],
    ]);
    return Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, isoCBOR.encode(key)]);
  }

  const common = { id: base64(id), rawId: base64(id), type: "public-key", clientExtensionResults: {} } as const;
  return {
    id: base64(id),
    create(options: CeremonyOptions, forgery: Forgery = {}) {
      const authData = new Uint8Array(authenticatorData(forgery, attestedCredential()));
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ["fmt", "none"],
        ["attStmt", new Map<string, string>()],
        ["authData", authData],
      ]);
      const response = {
        attestationObject: base64(Buffer.from(isoCBOR.encode(attestation))),
        clientDataJSON: base64(clientData("webauthn.create", options, forgery)),
        transports: ["internal" as const],
      };
      return { ...common, response };
    },
    get(options: CeremonyOptions, forgery: Forgery = {}) {
      const data = authenticatorData(forgery);
      const client = clientData("webauthn.get", options, forgery);
      const signature = sign("sha256", Buffer.concat([data, sha256(client)]), privateKey);
      const response = {
        authenticatorData: base64(data),
        clientDataJSON: base64(client),
        signature: base64(signature),
        userHandle: base64(userHandle),
      };
      return { ...common, response };
    },
  };
}
