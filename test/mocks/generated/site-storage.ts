/** Stands for the storage choice that a build generates. */
export default {type: 'localStorage', namespace: ''};
