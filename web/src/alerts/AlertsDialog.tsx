/** How I want to be told that it is my turn: on this device, and for a seat by mail or webhook. */

import { useState } from "preact/hooks";
import { t } from "../i18n";
import { useWork } from "../screens/useAsync";
import { Dialog, Problem, Switch } from "../ui/kit";
import { canTell, isDenied, tellAll, turnOff, turnOn } from "./device";
import { SeatAlerts } from "./SeatAlerts";
import { device, setDevice } from "./settings";
import "./alerts.css";

/** The table whose seats are spoken of, if it is about one. */
export interface AlertsOf {
  table: string;
  secret: string;
}

export function AlertsDialog({ of, onClose }: { of?: AlertsOf | undefined; onClose: () => void }) {
  return (
    <Dialog title={t("alerts-title")} onClose={onClose} class="alerts">
      <div class="stack">
        <ThisDevice />
        {of && <SeatAlerts of={of} />}
      </div>
    </Dialog>
  );
}

function ThisDevice() {
  const { busy, error, work } = useWork();
  const [refused, setRefused] = useState(isDenied());
  const { on, quiet } = device.value;
  if (!canTell()) return <p class="soft">{t("alerts-unable")}</p>;
  const turn = (wanted: boolean): Promise<void> =>
    work(async () => {
      if (wanted) setRefused(!(await turnOn()));
      else await turnOff();
    });
  const setQuiet = (change: Partial<typeof quiet>): void => {
    setDevice({ quiet: { ...quiet, ...change } });
    if (on) void work(tellAll);
  };
  const time = (key: "start" | "end") => (
    <label class="row">
      <span class="soft">{t(`alerts-quiet-${key}`)}</span>
      <input
        class="input"
        type="time"
        required
        value={quiet[key]}
        onChange={(event) => setQuiet({ [key]: event.currentTarget.value || quiet[key] })}
      />
    </label>
  );
  return (
    <section class="stack tight" aria-busy={busy}>
      <Switch label={t("alerts-device")} on={on} onChange={turn} />
      <p class="soft alerts-note">{t("alerts-device-text")}</p>
      {refused && <Problem text={t("alerts-denied")} />}
      <Switch
        label={t("alerts-quiet")}
        on={quiet.on}
        onChange={(wanted) => setQuiet({ on: wanted })}
      />
      {quiet.on && (
        <div class="wrap alerts-hours">
          {time("start")}
          {time("end")}
        </div>
      )}
      <Problem text={error} />
    </section>
  );
}
