export const scanTexts = {
  open: "Ler código",
  title: "Abrir pedido pelo código",
  number: "Número do pedido",
  hint: "Digite, ou leia a etiqueta com o leitor.",
  submit: "Abrir pedido",
  useCamera: "Usar a câmera",
  camera: "Aponte a câmera para o código de barras da etiqueta.",
  cameraFailed: "A câmera não pôde ser aberta. Confira a permissão do navegador, ou digite o número.",
} as const;
