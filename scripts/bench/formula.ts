/** Ten ingredients by their catalogue names: the formula every figure is measured with. */
export const FORMULA = {
  type: 'helado_crema',
  ingredients: [
    { name: 'Leche entera', grams: 560 },
    { name: 'Nata 35%', grams: 150 },
    { name: 'Leche en polvo desnatada', grams: 35 },
    { name: 'Yema de huevo', grams: 40 },
    { name: 'Azúcar', grams: 110 },
    { name: 'Dextrosa', grams: 45 },
    { name: 'Glucosa atomizada 38 DE', grams: 30 },
    { name: 'Azúcar invertido', grams: 20 },
    { name: 'Neutro para cremas 5 g/kg', grams: 5 },
    { name: 'Pasta de avellana', grams: 5 },
  ],
};
