/** The set-up as a link, a code to scan, and on paper. */

import { door } from "#door";
import { t } from "../i18n";
import { linkOf } from "../screens/links";
import { useShareOrigin } from "../screens/share/InviteQr";
import { Qr } from "../screens/share/Qr";
import { LARGE } from "../turns/largeCodes";
import { Glyph } from "../ui/Glyph";
import { Box, Button, CopyField } from "../ui/kit";
import type { Drawn } from "./shelf";

export function Share({ drawn }: { drawn: Drawn }) {
  const origin = useShareOrigin();
  const url = linkOf(`/shelf#${drawn.link}`, door.isShared ? origin : undefined);
  return (
    <Box title={t("drawn-share")} class="stack drawn-share">
      <CopyField text={url} label={t("drawn-link")} />
      <div class="row">
        <Qr text={url} label={t("drawn-qr")} codes={LARGE} />
        <div class="stack grow">
          <p class="soft">{t("drawn-scan")}</p>
          <Button onClick={() => window.print()}>
            <Glyph name="download" /> {t("drawn-print")}
          </Button>
        </div>
      </div>
    </Box>
  );
}
