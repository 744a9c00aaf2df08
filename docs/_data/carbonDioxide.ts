/** Annual mean of carbon dioxide in the air at Mauna Loa, parts per million, rounded. NOAA. */
const means = [
  317, 318, 318, 319, 320, 320, 321, 322, 323, 325, 326, 326, 327, 330, 330, 331, 332, 334, 335,
  337, 339, 340, 341, 343, 345, 346, 348, 349, 352, 353, 354, 356, 357, 357, 359, 361, 363, 364,
  367, 369, 370, 371, 373, 376, 378, 380, 382, 384, 386, 388, 390, 392, 394, 397, 399, 401, 404,
  407, 409, 412, 414, 416, 419, 421,
];

/** One row a year from 1960 to 2023. */
export const carbonDioxide = means.map((ppm, index) => ({year: 1960 + index, ppm}));
