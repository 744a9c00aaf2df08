/** Stands for the module that a build generates. */
export default {};
