import { Dialog } from '../ui/dialog.tsx';
import { IngredientCard } from './ingredient-card.tsx';

/** The card of an ingredient over the page: in one column there is no place beside the formula for it. */
export function CardDialog() {
  return (
    <Dialog name="ficha">
      <IngredientCard />
    </Dialog>
  );
}
