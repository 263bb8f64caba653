/** Version of the sentence with which immediate performance is requested (decision 32). Change both together. */
export const immediatePerformanceText = 'inicio-inmediato-2026-11';
