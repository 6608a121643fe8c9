import { productHits } from '../../core/product-search/product-hit-card';
import { ProductSearch } from '../../core/product-search/product-search';
import type { ExportProductSearchProps } from './export-product-search.contract';

const hits = productHits('exportProductCard', 3);

/** The product search of the export site has no dietary filters [SRCH-32]. */
export const ExportProductSearch = (props: ExportProductSearchProps) => (
  <ProductSearch {...props} hits={hits} />
);
