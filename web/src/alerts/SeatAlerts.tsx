/** Mail and webhook of my seat, where whoever runs the server has set them up. */

import { useEffect, useState } from "preact/hooks";
import { language, t } from "../i18n";
import type { AlertData, AlertsOffered } from "../net/protocol.gen";
import { useWork } from "../screens/useAsync";
import { Glyph } from "../ui/Glyph";
import { Button, IconButton, Problem } from "../ui/kit";
import type { AlertsOf } from "./AlertsDialog";
import { alertsApi } from "./api";
import { quietHours } from "./settings";

type Kind = "mail" | "webhook";

export function SeatAlerts({ of }: { of: AlertsOf }) {
  const [offered, setOffered] = useState<AlertsOffered | null>(null);
  const [kept, setKept] = useState<AlertData[]>([]);
  const { error, work } = useWork();
  useEffect(() => {
    void work(async () => {
      setOffered(await alertsApi.offered());
      setKept(await alertsApi.kept(of.table, of.secret));
    });
  }, [of.table]);
  const kinds: Kind[] = [];
  if (offered?.mail) kinds.push("mail");
  if (offered?.webhooks.length) kinds.push("webhook");
  return (
    <>
      {kinds.map((kind) => (
        <Ways
          key={kind}
          of={of}
          kind={kind}
          kept={kept.filter((one) => one.kind === kind)}
          hint={kind === "webhook" ? (offered?.webhooks[0] ?? "") : ""}
          setKept={setKept}
        />
      ))}
      <Problem text={error} />
    </>
  );
}

function Ways(props: {
  of: AlertsOf;
  kind: Kind;
  kept: AlertData[];
  /** how an address begins */
  hint: string;
  setKept: (kept: AlertData[]) => void;
}) {
  const { of, kind, hint, setKept } = props;
  const [address, setAddress] = useState("");
  const { busy, error, work } = useWork();
  // several seats of mine share an address
  const kept = [...new Map(props.kept.map((one) => [one.address, one])).values()];
  const signUp = (event: Event): void => {
    event.preventDefault();
    void work(async () => {
      const asked = {
        kind,
        address: address.trim(),
        language: language.value,
        quiet: quietHours(),
      };
      setKept(await alertsApi.signUp(of.table, of.secret, asked));
      setAddress("");
    });
  };
  const signOff = (one: AlertData): Promise<void> =>
    work(async () => {
      const asked = { kind, address: one.address };
      setKept(await alertsApi.signOff(of.table, of.secret, asked));
    });
  return (
    <section class="stack tight alerts-way">
      {kept.map((one) => (
        <p class="row" key={one.address}>
          <span class="lines grow">
            <b class="cut">{one.address}</b>
            <small class="soft">
              {t(one.confirmed ? "alerts-confirmed" : `alerts-unconfirmed-${kind}`)}
            </small>
          </span>
          <IconButton
            glyph="close"
            class="quiet"
            label={t("alerts-remove", { address: one.address })}
            onClick={() => signOff(one)}
          />
        </p>
      ))}
      {kept.length === 0 && (
        <form class="stack tight" onSubmit={signUp}>
          <label class="stack tight field">
            <span>{t(`alerts-${kind}`)}</span>
            <input
              class="input"
              type={kind === "mail" ? "email" : "url"}
              required
              autocomplete={kind === "mail" ? "email" : "off"}
              placeholder={hint ? `${hint}…` : ""}
              value={address}
              onInput={(event) => setAddress(event.currentTarget.value)}
            />
          </label>
          <p class="soft alerts-note">{t(`alerts-${kind}-text`)}</p>
          <Button type="submit" disabled={busy}>
            <Glyph name="check" /> {t("alerts-ask")}
          </Button>
        </form>
      )}
      <Problem text={error} />
    </section>
  );
}
