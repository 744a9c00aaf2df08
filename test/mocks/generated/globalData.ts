/** Stands for the data that plugins put out at build time. */
export default {};
