/** A breaking change, as the checklist lists it. */
export interface ChangeSummary {
  /** Unique on the page, in kebab case. */
  id: string;
  /** Text of its heading. */
  title: string;
  /** Id of the heading, to link to. */
  anchor: string;
  /** Components that it affects; none means all of the product. */
  components: string[];
  /** Names that code which is affected contains. */
  names: string[];
  /** Path of the codemod that makes the change: `v8.0.0/data-grid/rename-props`. */
  codemod?: string;
}
