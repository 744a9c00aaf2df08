/** Stands for the theme's client module that would load a highlighter with every page. */
export default undefined;
