import type {ConsentMode} from '../../../../../plugins/analytics/consent';

/** Stands for the options that a build hands to analytics; tests change them. */
const config: {consent: ConsentMode; vitalsRatio: number} = {consent: 'off', vitalsRatio: 0};

export default config;
