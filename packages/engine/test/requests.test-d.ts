/** What must and must not compile: the type check of the suite is the test. */
import { balanceCacao, balanceHelado, balancePanaderia, balancePasteleria, balanceTurron } from '../src/index.ts';

const milk = [{ name: 'Leche entera', grams: 600 }] as const;
const almond = [{ ingrediente: 'almendra_tostada', peso: 600 }] as const;

balanceHelado({ type: 'helado_crema', ingredients: milk });
balanceHelado({ ingredients: [{ name: 'Mi base', grams: 500, azucares: 20, precio: null }], type: null });
balancePanaderia({ ingredients: [{ name: 'Harina', grams: 1000, role: 'harina' }] });
balancePasteleria({ type: 'genoise', ingredients: milk });
balanceTurron({ type: 'jijona', ingredients: almond });
balanceCacao({ ingredients: almond });

// @ts-expect-error the list is called «ingredients»
balanceHelado({ ingredientes: [] });
// @ts-expect-error ice cream weighs in «grams»
balanceHelado({ ingredients: [{ name: 'Leche entera', peso: 600 }] });
// @ts-expect-error a weight is a number
balancePanaderia({ ingredients: [{ name: 'Harina', grams: '1000' }] });
// @ts-expect-error bread takes no composition
balancePanaderia({ ingredients: [{ name: 'Harina', grams: 1000, azucares: 3 }] });
// @ts-expect-error there must be ingredients
balancePasteleria({ type: 'genoise' });
// @ts-expect-error turrón names its ingredients by «ingrediente»
balanceTurron({ ingredients: milk });
// @ts-expect-error nothing but the fields of the request
balanceCacao({ ingredients: almond, foo: 1 });
