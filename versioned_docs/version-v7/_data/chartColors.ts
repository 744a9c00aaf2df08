/**
 * Blue, vermilion, green, pink (Okabe and Ito): apart for all common kinds of color blindness, and at
 * a contrast of 3 to 1 with light and dark paper.
 */
export const clearColors = ['#0072b2', '#d55e00', '#009e73', '#cc79a7'];
