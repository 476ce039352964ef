/** A server needs nothing around the page. */

import type { Around } from "./door";

const nothing = () => undefined;

export const around: Around = {
  start: nothing,
  Picture: ({ path, class: name }) => (
    <img
      class={name}
      src={path}
      alt=""
      loading="lazy"
      onError={({ currentTarget }) => currentTarget.remove()}
    />
  ),
  Notices: nothing,
  Keeping: nothing,
};
