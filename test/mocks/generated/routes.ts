/** Stands for the route table that a build generates. */
export default [];
