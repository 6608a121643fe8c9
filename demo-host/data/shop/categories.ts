/** Categories of the meat shop; their ids are what matchAnyCategoryIds asks for. */
export const shopCategories = [
  { id: 501, name: 'Naudanliha', path: '/tuotteet/naudanliha' },
  { id: 502, name: 'Porsaanliha', path: '/tuotteet/porsaanliha' },
  { id: 503, name: 'Kana ja kalkkuna', path: '/tuotteet/kana-ja-kalkkuna' },
  { id: 504, name: 'Makkarat', path: '/tuotteet/makkarat' },
  { id: 505, name: 'Riista ja lammas', path: '/tuotteet/riista-ja-lammas' },
  { id: 506, name: 'Lihalaatikot', path: '/tuotteet/lihalaatikot' },
  { id: 507, name: 'Juhlat ja grillaus', path: '/tuotteet/juhlat-ja-grillaus' },
  { id: 508, name: 'Lisukkeet ja mausteet', path: '/tuotteet/lisukkeet-ja-mausteet' },
  { id: 509, name: 'Lahjakortit', path: '/tuotteet/lahjakortit' },
] as const;

export type ShopCategoryId = (typeof shopCategories)[number]['id'];
