/** Joining from a phone: the invitation as a QR code, where the server is open to the network. */

import { useEffect, useState } from "preact/hooks";
import { t } from "../../i18n";
import { shareOrigin, tableLink } from "../links";
import { serverInfo } from "../server";
import { Qr } from "./Qr";
import "./InviteQr.css";

/** The server's addresses in the network; null until they are known. */
function useAddresses(): string[] | null {
  const [addresses, setAddresses] = useState<string[] | null>(null);
  useEffect(() => {
    let here = true;
    serverInfo().then(
      (info) => here && setAddresses(info.addresses),
      () => {}, // the link itself still works
    );
    return () => {
      here = false;
    };
  }, []);
  return addresses;
}

/** The origin to put into links for others. */
export function useShareOrigin(): string {
  return shareOrigin(useAddresses() ?? []);
}

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
