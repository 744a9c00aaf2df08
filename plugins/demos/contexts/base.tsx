import * as React from 'react';

/** What every fragment with a context may lean on, after its own context. */
export {React};
export {
  createContext,
  forwardRef,
  memo,
  useCallback,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
export * from '@mui/material';
