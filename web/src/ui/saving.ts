/** Data or a text as a file of the person's own. */
export function saveAs(name: string, data: unknown): void {
  const isText = typeof data === "string";
  const text = isText ? data : `${JSON.stringify(data, null, 1)}\n`;
  const blob = new Blob([text], { type: isText ? "text/plain" : "application/json" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
