/** The empty place of the actions of a page, under its description. */
export default function PageActions() {
  return null;
}
