import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { unwrapOutcome } from "../../../testing/database.ts";
import { type FakeS3, type S3Fault, signV4, startFakeS3 } from "../../../testing/fake-s3.ts";
import { readConfig } from "../config/config.ts";
import { ExternalServiceError } from "../outbound/fetch-json.ts";
import { openFileStore } from "./open-file-store.ts";

let s3: FakeS3;
beforeAll(async () => {
  s3 = await startFakeS3();
});
afterAll(() => s3.close());
beforeEach(() => {
  s3.fault = undefined;
  s3.objects.clear();
  s3.requests = [];
});

const open = (settings: Partial<FakeS3["environment"]> = {}) =>
  openFileStore(unwrapOutcome(readConfig({ ...s3.environment, ...settings })));

test("the fake checks signatures as AWS publishes them", () => {
  const empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
  const headers = ["host:examplebucket.s3.amazonaws.com", "range:bytes=0-9", `x-amz-content-sha256:${empty}`];
  const signedHeaders = "host;range;x-amz-content-sha256;x-amz-date";
  const date = "20130524T000000Z";
  const request = ["GET", "/test.txt", "", ...headers, `x-amz-date:${date}`, "", signedHeaders, empty].join("\n");
  expect(signV4(request, { scope: "20130524/us-east-1/s3/aws4_request", date })).toBe(
    "f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41",
  );
});

test("files are written, read and listed below the prefix, over several pages of a list", async () => {
  s3.maxKeys = 3;
  const names = [...Array.from({ length: 8 }, (_, at) => `${at}0123456789abcdef012-800.webp`), "a photo & more.png"];
  for (const name of names) await open().write(name, Buffer.from(`bytes of ${name}`));
  for (const foreign of ["other.webp", "fotos/sub/x.webp", "fotos/.hidden"])
    s3.objects.set(foreign, Buffer.from("foreign"));
  expect(s3.objects.get(`fotos/${names[0]}`)?.toString()).toBe(`bytes of ${names[0]}`);
  expect(await open().list()).toEqual(names);
  expect((await open().read(names[7] ?? ""))?.toString()).toBe(`bytes of ${names[7]}`);
  expect(await open().read("none-800.webp")).toBeUndefined();
});

test("a name cannot leave the prefix", async () => {
  s3.objects.set("secret", Buffer.from("secret"));
  for (const name of ["../secret", "..%2Fsecret", "..\\secret", ".", "/secret", "sub/secret"])
    expect(await open().read(name), name).toBeUndefined();
  await expect(open().write("../secret", Buffer.from("mine"))).rejects.toThrow("is not a file name");
  expect(s3.requests).toEqual([]);
});

describe("the check names", () => {
  test.each<[string, () => Partial<FakeS3["environment"]>, RegExp]>([
    ["a wrong bucket", () => ({ FILES_URL: `s3://lojas?endpoint=${s3.endpoint}` }), /there is no such bucket\.$/],
    ["a wrong key id", () => ({ AWS_ACCESS_KEY_ID: "AKIA" }), /the service does not know AWS_ACCESS_KEY_ID\.$/],
    ["a wrong secret key", () => ({ AWS_SECRET_ACCESS_KEY: "wrong" }), /AWS_SECRET_ACCESS_KEY is wrong\.$/],
  ])("%s", async (_, settings, reason) => {
    const problem = await open(settings()).findProblem();
    expect(problem).toEqual({ text: expect.stringMatching(reason), isTemporary: false });
    expect(problem?.text).toMatch(/^The bucket lojas? at http:\/\/127\.0\.0\.1:\d+ cannot be used: /);
  });

  test("a service that does not speak S3", async () => {
    s3.fault = "page";
    const reason = expect.stringMatching(/no S3-compatible service answers there\.$/);
    expect(await open().findProblem()).toEqual({ text: reason, isTemporary: false });
  });

  test("a service that ignores how keys must be encoded", async () => {
    s3.fault = "unescaped";
    const reason = expect.stringMatching(/no S3-compatible service answers there\.$/);
    expect(await open().findProblem()).toEqual({ text: reason, isTemporary: false });
    await expect(open().list()).rejects.toThrow(ExternalServiceError);
  });

  test("a service that cannot be reached, as temporary", async () => {
    const gone = await startFakeS3();
    await gone.close();
    const problem = await open(gone.environment).findProblem();
    const text = expect.stringMatching(/^The bucket http:\/\/127\.0\.0\.1:\d+\/loja cannot be reached: .*ECONNREFUSED/);
    expect(problem).toEqual({ text, isTemporary: true });
  });

  test("no outage where the program cannot sign: that is an exception", async () => {
    const signing = vi.spyOn(crypto.subtle, "sign").mockRejectedValue(new TypeError("no such algorithm"));
    onTestFinished(() => signing.mockRestore());
    await expect(open().findProblem()).rejects.toThrow(TypeError);
    await expect(open().read("a.webp")).rejects.toThrow(TypeError);
  });

  test("nothing where the bucket can be used, even empty", async () => {
    expect(await open().findProblem()).toBeUndefined();
  });
});

describe("a temporary error", () => {
  test.each<S3Fault>(["error", "cut"])("(%s) is repeated", async (fault) => {
    s3.objects.set("fotos/a.webp", Buffer.from("bytes"));
    s3.fault = fault;
    const reading = open().read("a.webp");
    await expect.poll(() => s3.requests.length).toBeGreaterThan(0);
    s3.fault = undefined;
    expect((await reading)?.toString()).toBe("bytes");
    expect(s3.requests.length).toBeGreaterThan(1);
  });

  test.each<S3Fault>(["error", "endless", "hang"])(
    "(%s) that stays ends a read when its time is over",
    async (fault) => {
      s3.fault = fault;
      const reading = open().read("a.webp", AbortSignal.timeout(300));
      await expect(reading).rejects.toThrow(ExternalServiceError);
    },
  );
});
