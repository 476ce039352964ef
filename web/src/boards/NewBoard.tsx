/** A new board: of which kind, instead of which of ours, and what it begins with. */

import { useState } from "preact/hooks";
import { FlatBoard } from "../board/FlatBoard";
import { named, t } from "../i18n";
import type { Catalog } from "../net/protocol.gen";
import { navigate } from "../router";
import { useWork } from "../screens/useAsync";
import { FileButton } from "../ui/FileButton";
import { Box, Button, Problem, Segments } from "../ui/kit";
import { type Draft, KINDS, type Kind, laidOut, lettersOf, written } from "./draft";
import { fromFile } from "./file";
import { addBoard, bringBoard, hasRoom, MOST_BOARDS, type MyBoard } from "./mine";
import { blank, generated, modelsOf } from "./ours";

const show = ({ id }: MyBoard): void => navigate(`/boards#${id}`);
const open = (draft: Draft): void => show(addBoard(draft, written(draft)));

async function load(file: File): Promise<void> {
  const draft = await fromFile(file);
  show(bringBoard(draft, written(draft)));
}

export function NewBoard({ catalog }: { catalog: Catalog }) {
  const [kind, setKind] = useState<Kind>("section");
  const [name, setName] = useState("");
  const { busy, error, work } = useWork();
  const isFull = !hasRoom();
  const rests = busy || isFull;
  const models = modelsOf(catalog, kind);
  const model = models.find((one) => one.name === name);
  const groups = [...new Set(models.map(({ group }) => group))];
  return (
    <Box title={t("boards-new")} class="stack new-board">
      <Segments
        label={t("boards-kind")}
        value={kind}
        options={KINDS}
        name={(one) => t(`boards-kind-${one}`)}
        onChange={(one) => {
          setKind(one);
          setName("");
        }}
      />
      <label class="stack tight field">
        <span>{t("boards-which")}</span>
        <select class="input" value={name} onChange={(event) => setName(event.currentTarget.value)}>
          <option value="">{t("boards-which-own")}</option>
          {groups.map((group) => (
            <optgroup key={group} label={group ? named("box", group) : t("boards-kind-side")}>
              {models
                .filter((one) => one.group === group)
                .map((one) => (
                  <option key={one.name} value={one.name}>
                    {one.called}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
        <small>{t(model ? "boards-which-text" : "boards-which-own-text")}</small>
      </label>
      <div class="wrap">
        <Button kind="primary" disabled={rests} onClick={() => open(blank(kind, model))}>
          {t("boards-start-empty")}
        </Button>
        <Button
          disabled={rests}
          onClick={() => work(async () => open(await generated(kind, model, models)))}
        >
          {t("boards-start-new")}
        </Button>
        {model && (
          <Button disabled={rests} onClick={() => open(model.draft)}>
            {t("boards-start-copy")}
          </Button>
        )}
        <FileButton
          label={t("boards-upload")}
          accept=".txt,text/plain"
          disabled={isFull}
          onFile={(file) => work(() => load(file))}
        />
      </div>
      {isFull && <p class="soft">{t("boards-full", { most: MOST_BOARDS })}</p>}
      <Problem text={error} />
      {model && <FlatBoard {...laidOut(model.draft, lettersOf(catalog, kind))} />}
    </Box>
  );
}
