// Without Nuxt's own types, which the project does not install.
export default {
  compatibilityDate: '2026-11-01',
  telemetry: false,
  app: { head: { htmlAttrs: { lang: 'fi' } } },
  vue: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('atria-') } },
};
