/** The archives of the site: files as they are, one after the other (zip), compressed as a whole. */

const GZIP = 0x8b1f;
const ENTRY = 0x02014b50;
const END = 0x06054b50;
const END_BYTES = 22;

/** What an archive is without its compression; a host may have taken it off on the way. */
export async function opened(response: Response): Promise<Response> {
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  const data = await response.arrayBuffer();
  if (new DataView(data).getUint16(0, true) !== GZIP) return new Response(data);
  return new Response(new Blob([data]).stream().pipeThrough(new DecompressionStream("gzip")));
}

/** The files of a zip in which nothing is compressed. */
export function* filesOf(zip: ArrayBuffer): Generator<[name: string, data: Uint8Array]> {
  const data = new DataView(zip);
  const end = zip.byteLength - END_BYTES;
  if (data.getUint32(end, true) !== END) throw new Error("not an archive");
  const count = data.getUint16(end + 10, true);
  let at = data.getUint32(end + 16, true);
  for (let n = 0; n < count; n++) {
    if (data.getUint32(at, true) !== ENTRY) throw new Error("not an archive");
    const size = data.getUint32(at + 24, true);
    const [name, extra, comment] = [28, 30, 32].map((by) => data.getUint16(at + by, true));
    const local = data.getUint32(at + 42, true);
    const begin = local + 30 + data.getUint16(local + 26, true) + data.getUint16(local + 28, true);
    yield [
      new TextDecoder().decode(new Uint8Array(zip, at + 46, name)),
      new Uint8Array(zip, begin, size),
    ];
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
}
