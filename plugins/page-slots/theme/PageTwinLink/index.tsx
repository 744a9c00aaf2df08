/** The empty place of a link to the page as text, for readers without JavaScript. */
export default function PageTwinLink() {
  return null;
}
