export const esHeated = {
  label: 'El huevo se calienta a 70 °C',
  note: 'Con almíbar, al baño, en crema inglesa o en el horno. Se guarda con la receta.',
};
