/** What opens over the game: menu, settings, help, and on a phone the log. */

import { door } from "#door";
import { alerts } from "../alerts/load";
import { t } from "../i18n";
import { Later } from "../Later";
import { moves, openMoves } from "../moves/load";
import { link, tablePath } from "../router";
import { linkOf } from "../screens/links";
import type { TableStore } from "../state/table";
import { TalkBox } from "../talk/TalkBox";
import { canCarry, canSend, turns } from "../turns/load";
import { Glyph } from "../ui/Glyph";
import { Button, Confirm, copyLink, Dialog } from "../ui/kit";
import { SettingsDialog } from "../ui/Settings";
import { readyTiles } from "./Actions";
import { HelpDialog } from "./Help";
import { LogList } from "./LogPanel";
import { paceText } from "./paceText";
import { ConfirmTakeBack, canTakeBack } from "./TakeBack";
import type { GameUi, Panel } from "./ui";
import { usable } from "./words";

export function Panels({ table, ui }: { table: TableStore; ui: GameUi }) {
  const close = (): void => {
    ui.panel.value = null;
  };
  switch (ui.panel.value) {
    case "menu":
      return <Menu table={table} ui={ui} onClose={close} />;
    case "settings":
      return <SettingsDialog onClose={close} />;
    case "alerts": {
      const of = { table: table.id, secret: table.secrets.seats.join() };
      return (
        <Later load={alerts} show={(module) => <module.AlertsDialog of={of} onClose={close} />} />
      );
    }
    case "help":
      return <HelpDialog state={table.state.value} onClose={close} />;
    case "log":
      return (
        <Dialog title={t("log-title")} onClose={close}>
          <LogList table={table} ui={ui} />
        </Dialog>
      );
    case "talk":
      return (
        <Dialog title={t("talk-title")} onClose={close} class="talk-dialog">
          <TalkBox table={table} />
        </Dialog>
      );
    case "moves": {
      const Moves = moves.value;
      return Moves && <Moves.MovesDialog table={table} ui={ui} onClose={close} />;
    }
    case "leave":
      return (
        <Confirm
          title={t("leave-confirm")}
          text={t("leave-text")}
          yes={t("leave-yes")}
          onNo={close}
          onYes={() => {
            for (const { seat } of table.mine.value) table.send({ type: "leave", seat });
            close();
          }}
        />
      );
    case "send":
      return (
        <Later
          load={turns}
          show={(module) => <module.SendDialog table={table} onClose={close} />}
        />
      );
    case "takeback":
      return <ConfirmTakeBack table={table} onClose={close} />;
    case "end": {
      const tiles = readyTiles(table);
      const n = usable(table.state.value?.legal?.others ?? []).length;
      return (
        <Confirm
          title={t("end-confirm")}
          {...(tiles ? { text: t("end-confirm-tiles", { n, tiles }) } : {})}
          yes={t("end-turn")}
          onNo={close}
          onYes={() => {
            table.play("end");
            close();
          }}
        />
      );
    }
    default:
      return null;
  }
}

function Menu({ table, ui, onClose }: { table: TableStore; ui: GameUi; onClose: () => void }) {
  const { watch, seed_known, pace, by_turns } = table.state.value?.table ?? {};
  const own = table.secrets.seats;
  const isOver = table.state.value?.view.over;
  const open = (panel: Panel): void => {
    ui.panel.value = panel;
  };
  const copy = async (path: string): Promise<void> => {
    await copyLink(linkOf(path), t("copied"));
    onClose();
  };
  return (
    <Dialog title={t("menu-title")} onClose={onClose} class="menu">
      {by_turns && <p class="soft">{t("by-turns")}</p>}
      {!by_turns && pace && paceText(pace) && <p class="soft">{paceText(pace)}</p>}
      {!by_turns && seed_known && <p class="soft">{t("seed-known")}</p>}
      <div class="stack menu-list">
        {!table.isLesson && canTakeBack(table) !== null && (
          <Button title={t("takeback-text")} onClick={() => open("takeback")}>
            <Glyph name="turn-back" /> {t("takeback-turn")}
          </Button>
        )}
        {!table.isLesson && (
          <a
            class="button"
            href={link(
              tablePath(table.id, own.length ? { seats: own } : { watch: watch ?? null }, true),
            )}
          >
            <Glyph name="play" /> {t("menu-replay")}
          </a>
        )}
        {(isOver || canCarry(table)) && !table.isLesson && (
          <a
            class="button"
            href={link(`/position#table=${table.id}@&secret=${own.join() || watch}`)}
          >
            <Glyph name="pencil" /> {t("menu-position")}
          </a>
        )}
        {!table.isWatching.value && !isOver && (
          <Button onClick={() => openMoves(ui)}>
            <Glyph name="list" /> {t("moves-title")} <kbd>{t("moves-key")}</kbd>
          </Button>
        )}
        <Button class="phone-only" onClick={() => open("log")}>
          <Glyph name="log" /> {t("log-title")}
        </Button>
        <Button onClick={() => open("settings")}>
          <Glyph name="settings" /> {t("menu-settings")}
        </Button>
        {door.isShared && own.length > 0 && !isOver && !by_turns && (
          <Button onClick={() => open("alerts")}>
            <Glyph name="bell" /> {t("alerts-title")}
          </Button>
        )}
        <Button onClick={() => open("help")}>
          <Glyph name="help" /> <span class="mouse-only">{t("menu-help")}</span>
          <span class="touch-only">{t("menu-help-touch")}</span>
        </Button>
        {(canSend(table) || canCarry(table)) && (
          <Button onClick={() => open("send")}>
            <Glyph name="share" /> {t(by_turns ? "send-turn" : "menu-carry")}
          </Button>
        )}
        {door.isShared && watch && (
          <Button onClick={() => copy(tablePath(table.id, { watch }))}>
            <Glyph name="eye" /> {t("menu-watch")}
          </Button>
        )}
        {door.isShared && own.length > 0 && (
          <Button
            title={t("menu-own-text")}
            onClick={() => copy(tablePath(table.id, { seats: own }))}
          >
            <Glyph name="link" /> {t("menu-own")}
          </Button>
        )}
        <a class="button" href={link("/")}>
          <Glyph name="home" /> {t("menu-home")}
        </a>
        {own.length > 0 && !isOver && !by_turns && (
          <Button kind="danger" onClick={() => open("leave")}>
            <Glyph name="exit" /> {t("menu-leave")}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
