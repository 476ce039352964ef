import { t } from "../i18n";
import { server } from "../net/server";
import { navigate, tablePath } from "../router";
import { openTable } from "../screens/open";
import { useWork } from "../screens/useAsync";
import type { TableStore } from "../state/table";
import { Button } from "../ui/kit";
import { toast } from "../ui/toast";

/** Play again with the same people: begin it, or join where somebody has begun it. */
export function Rematch({ table }: { table: TableStore }) {
  const { busy, work } = useWork(toast);
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
  const again = (board: "same" | "new"): Promise<void> =>
    work(async () => {
      const game = table.state.value?.table.game ?? "kingdom-builder";
      openTable(await server.rematch(table.id, secret, game, { board }));
    });
  return (
    <div>
      <p class="heading">{t("end-rematch")}</p>
      <div class="wrap">
        <Button class="grow" disabled={busy} onClick={() => again("same")}>
          {t("end-rematch-same")}
        </Button>
        <Button kind="primary" class="grow" disabled={busy} onClick={() => again("new")}>
          {t("end-rematch-new")}
        </Button>
      </div>
    </div>
  );
}
