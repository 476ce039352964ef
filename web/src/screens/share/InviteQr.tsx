/** Joining from a phone: the invitation as a QR code, where the server is open to the network. */

import { t } from "../../i18n";
import { serverInfo } from "../../net/server";
import { shareOrigin, tableLink } from "../links";
import { useAsync } from "../useAsync";
import { Qr } from "./Qr";
import "./InviteQr.css";

/** The server's addresses in the network, once they are known. */
const useAddresses = (): string[] | undefined => useAsync(serverInfo).data?.addresses;

/** The origin to put into links for others. */
export const useShareOrigin = (): string => shareOrigin(useAddresses() ?? []);

export function InviteQr({ id, invite }: { id: string; invite: string }) {
  const addresses = useAddresses();
  if (!addresses) return null;
  if (!addresses.length) return <p class="soft hint">{t("share-local")}</p>;
  const link = tableLink(id, { invite }, { origin: shareOrigin(addresses) });
  return (
    <figure class="row share-qr">
      <Qr text={link} label={t("share-qr")} />
      <figcaption class="soft">{t("share-scan")}</figcaption>
    </figure>
  );
}
