/** The adapters of the pickers, their date libraries and the locales that demos use, each loaded when code asks for it. */
export declare const DATE_LIBRARIES: Record<string, () => Promise<object>>;
