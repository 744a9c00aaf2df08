/** The empty place of the ad, under the description of a page. */
export default function PageAd() {
  return null;
}
