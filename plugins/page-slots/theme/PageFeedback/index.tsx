/** The empty place of the question at the end of a doc page. */
export default function PageFeedback() {
  return null;
}
