import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerDataStream } from "smtp-server";

export type ReceivedMail = { to: string; secure: boolean; messageId: string; source: string };

/** A local SMTP server that records mails and can misbehave. */
export type FakeSmtp = {
  url: string;
  /** Accepted mails in order, acknowledged or not. */
  received: ReceivedMail[];
  connections: number;
  /** A refusal by address: a code below 500 is temporary. */
  refuse: ((to: string) => { code: number; message: string } | undefined) | undefined;
  isSilent: boolean;
  /** Awaited between receiving and acknowledging a mail. */
  beforeResponse: ((mail: ReceivedMail) => Promise<unknown> | unknown) | undefined;
  /** Resets all connections and refuses new ones until `reopen`. */
  crash(): Promise<void>;
  reopen(): Promise<void>;
};

/** `starttls` offers encryption with a self-signed certificate. */
export async function startFakeSmtp({ starttls = false } = {}): Promise<FakeSmtp> {
  let port = 0;
  let server = newServer();

  function newServer(): SMTPServer {
    const created = new SMTPServer({
      authOptional: true,
      disabledCommands: starttls ? [] : ["STARTTLS"],
      disableReverseLookup: true,
      closeTimeout: 1,
      onConnect(_session, done) {
        fake.connections++;
        if (!fake.isSilent) done();
      },
      onRcptTo({ address }, _session, done) {
        const refusal = fake.refuse?.(address);
        done(refusal && Object.assign(new Error(refusal.message), { responseCode: refusal.code }));
      },
      onData(stream, { envelope, secure }, done) {
        void receive(stream, { to: envelope.rcptTo[0]?.address ?? "", secure }).then(() => done(), done);
      },
    });
    created.on("error", () => {});
    return created;
  }

  async function receive(
    stream: SMTPServerDataStream,
    { to, secure }: Pick<ReceivedMail, "to" | "secure">,
  ): Promise<void> {
    let source = "";
    for await (const chunk of stream) source += chunk;
    const [, messageId = ""] = /^Message-ID: (\S+)/im.exec(source) ?? [];
    const mail = { to, secure, messageId, source };
    fake.received.push(mail);
    await fake.beforeResponse?.(mail);
  }

  async function listen(): Promise<void> {
    await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
    port = (server.server.address() as AddressInfo).port;
  }

  const fake: FakeSmtp = {
    url: "",
    received: [],
    connections: 0,
    refuse: undefined,
    isSilent: false,
    beforeResponse: undefined,
    async crash() {
      // biome-ignore lint/suspicious/noExplicitAny: what the library keeps of its connections is not in its types.
      for (const { _socket } of (server as any).connections) _socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
    async reopen() {
      server = newServer();
      await listen();
    },
  };
  await listen();
  fake.url = `smtp://127.0.0.1:${port}`;
  return fake;
}
