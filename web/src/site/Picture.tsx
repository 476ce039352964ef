/** A picture that the table draws, once it is about to be seen. */

import { useEffect, useRef, useState } from "preact/hooks";
import { call } from "./table";

async function drawn(path: string): Promise<string> {
  const answer = await call(path);
  return answer.ok ? `data:image/svg+xml,${encodeURIComponent(await answer.text())}` : "";
}

export function Picture({ path, class: name }: { path: string; class?: string }) {
  const image = useRef<HTMLImageElement>(null);
  const [source, setSource] = useState<string | null>(null);
  useEffect(() => {
    let here = true;
    const watch = new IntersectionObserver(
      ([seen]) => {
        if (!seen?.isIntersecting) return;
        watch.disconnect();
        void drawn(path).then((found) => here && setSource(found));
      },
      { rootMargin: "300px" },
    );
    if (image.current) watch.observe(image.current);
    return () => {
      here = false;
      watch.disconnect();
    };
  }, [path]);
  if (source === "") return null;
  return <img ref={image} class={name} {...(source ? { src: source } : {})} alt="" />;
}
