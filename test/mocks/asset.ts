/** Stands for a file that the bundler would hand over as a URL. */
export default 'asset';
