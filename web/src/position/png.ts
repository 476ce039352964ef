/** A drawing as a picture of points. */

const SCALE = 1.5;

export async function savePng(svg: string): Promise<void> {
  const image = new Image();
  // a blob isn't allowed as a picture (Content-Security-Policy)
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth * SCALE;
  canvas.height = image.naturalHeight * SCALE;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const link = document.createElement("a");
  link.href = canvas.toDataURL("image/png");
  link.download = "hexholm.png";
  link.click();
}
