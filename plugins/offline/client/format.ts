/** A number of bytes as people read it: `3.7 MB`. */
export function formatSize(bytes: number, language: string): string {
  const megabytes = bytes / 1e6;
  const [value, unit] = megabytes >= 1 ? [megabytes, 'megabyte'] : [bytes / 1e3, 'kilobyte'];
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    maximumFractionDigits: value < 10 && megabytes >= 1 ? 1 : 0,
  }).format(value);
}

/** A day as people read it: `21 Nov 2026`. */
export function formatDate(time: number, language: string): string {
  return new Intl.DateTimeFormat(language, {dateStyle: 'medium'}).format(time);
}
