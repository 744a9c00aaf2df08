/** The empty place of the consent banner, at the end of the layout. */
export default function ConsentBanner() {
  return null;
}
