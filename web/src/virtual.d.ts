/** Files that the build of the site lays beside the page. */

declare module "virtual:pyodide" {
  /** the folder with Pyodide in it, from the folder of the workers */
  const folder: string;
  export default folder;
  /** what it says of itself in its list of packages */
  export const info: Record<string, string>;
}

declare module "virtual:hexholm" {
  /** hexholm's Python as an archive, from the folder of the workers */
  const archive: string;
  export default archive;
}

declare module "virtual:art" {
  /** the sprite, from the folder of the scripts */
  const art: string;
  export default art;
}
