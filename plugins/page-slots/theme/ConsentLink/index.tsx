/** The empty place of the button that brings the consent banner back, at the foot of the frame. */
export default function ConsentLink() {
  return null;
}
