/** The empty place of the tags that name a page's picture, in its head. */
export default function SocialImage() {
  return null;
}
