import { defineWidget } from '../../core/element/define-widget';
import { CardGrid } from './card-grid';
import { contract } from './card-grid.contract';

// Rows are cut where its columns are counted, and a filter has a choice to restore.
export const widget = defineWidget(
  contract,
  CardGrid,
  (_get, _widget, { expandable, dropdownItems }) => expandable || dropdownItems.length > 0,
);
