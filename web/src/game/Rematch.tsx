import { useSignal } from "@preact/signals";
import { t } from "../i18n";
import { ApiError, api } from "../net/api";
import { navigate, tablePath } from "../router";
import { remember } from "../state/mygames";
import type { TableStore } from "../state/table";
import { Button } from "../ui/kit";
import { toast } from "../ui/toast";

/** Play again with the same people: begin it, or join where somebody has begun it. */
export function Rematch({ table }: { table: TableStore }) {
  const busy = useSignal(false);
  const next = table.state.value?.table.rematch;
  if (next) {
    const seats = next.secret?.split(",") ?? [];
    const to = tablePath(next.table, seats.length ? { seats } : { watch: next.watch ?? null });
    return (
      <Button kind="primary" wide onClick={() => navigate(to)}>
        {t("end-rematch-open")}
      </Button>
    );
  }
  const secret = table.secrets.seats[0];
  if (!secret) return null;
  const again = async (board: "same" | "new"): Promise<void> => {
    busy.value = true;
    try {
      const made = await api.rematch(table.id, secret, board);
      const seats = made.seats.map((seat) => seat.secret);
      remember({ table: made.table, seats, watch: made.watch });
      navigate(tablePath(made.table, { seats }));
    } catch (error) {
      toast(error instanceof ApiError ? error.message : t("error-offline"));
    }
    busy.value = false;
  };
  return (
    <div>
      <p class="heading">{t("end-rematch")}</p>
      <div class="row">
        <Button class="grow" disabled={busy.value} onClick={() => again("same")}>
          {t("end-rematch-same")}
        </Button>
        <Button kind="primary" class="grow" disabled={busy.value} onClick={() => again("new")}>
          {t("end-rematch-new")}
        </Button>
      </div>
    </div>
  );
}
