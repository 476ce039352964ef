/** A screen that comes when somebody opens it, so that the first page stays small. */

import type { ComponentChildren } from "preact";
import { t } from "./i18n";
import { useAsync } from "./screens/useAsync";
import { Page, Problem } from "./ui/kit";

export function Later<T>(props: {
  load: () => Promise<T>;
  show: (module: T) => ComponentChildren;
}) {
  const { data, error } = useAsync(props.load);
  if (data) return <>{props.show(data)}</>;
  return <Page>{error ? <Problem text={error} /> : <p class="soft">{t("loading")}</p>}</Page>;
}
