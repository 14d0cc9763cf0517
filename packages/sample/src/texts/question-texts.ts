/** `{vehicle}` is a vehicle that the part fits, `{other}` one that it does not fit. */
export const FITTED_QUESTIONS: { question: string; answer: string }[] = [
  {
    question: "Serve no {vehicle}?",
    answer: "Bom dia! Serve sim, está na tabela de aplicação do anúncio. Pode comprar tranquilo.",
  },
  {
    question: "Boa tarde, serve no {other}?",
    answer: "Olá! Nesse não serve: a furação é diferente. Escolha o veículo no topo da página para ver a peça certa.",
  },
  {
    question: "O preço é da unidade ou do jogo?",
    answer: "Oi! A quantidade que vai na caixa está em Conteúdo, nos dados técnicos.",
  },
  {
    question: "Para o {vehicle} preciso trocar mais alguma coisa junto?",
    answer: "Veja a parte Montagem da descrição: ali está o que recomendamos trocar no mesmo serviço.",
  },
  {
    question: "Tem a pronta entrega?",
    answer: "Se a página diz em estoque, temos! O estoque do site é o mesmo do balcão.",
  },
  {
    question: "Tenho um {vehicle} que roda o dia inteiro. Essa peça aguenta?",
    answer: "Aguenta! É a linha que mais sai para frota e entrega. A garantia está no fim da descrição.",
  },
  {
    question: "Qual é o torque de aperto no {vehicle}?",
    answer: "Siga o manual de reparação do veículo; se não tiver, mande mensagem que o balcão consulta para você.",
  },
];

export const SHELF_QUESTIONS: { question: string; answer: string }[] = [
  {
    question: "Como sei se é a especificação certa para o meu carro?",
    answer: "Confira no manual do proprietário ou mande o modelo e o ano que a gente confirma.",
  },
  {
    question: "Vocês emitem nota fiscal para oficina?",
    answer: "Sim. Use o CNPJ da oficina no seu cadastro.",
  },
  {
    question: "Comprando quatro tem desconto?",
    answer: "Para quantidade maior, use Fazer proposta na página do produto ou fale com o balcão.",
  },
  { question: "Qual o prazo da garantia?", answer: "Está na descrição, no fim do texto. Guarde a nota fiscal." },
  {
    question: "Entrega no interior?",
    answer: "Entregamos em todo o Brasil; o prazo aparece quando você informa o CEP.",
  },
];
