export type SampleBlogPost = {
  title: string;
  image: string;
  categories: string[];
  daysAgo: number;
  excerpt: string;
  content: string;
};

/** Newest first. */
export const BLOG_POSTS: SampleBlogPost[] = [
  {
    title: "Quando trocar as pastilhas de freio",
    image: "/pictures/post-pastilhas-800.webp",
    categories: ["Freios", "Manutenção"],
    daysAgo: 6,
    excerpt: "Chiado, pedal baixo e luz no painel: três sinais de que a pastilha está no fim.",
    content: `A pastilha é feita para gastar: ela protege o disco, que custa bem mais. O fabricante marca a espessura mínima na própria peça. Chegou nela, troque.

Três sinais avisam antes: um chiado fino que some quando se pisa no freio, um pedal que desce mais do que descia, e a luz de freio no painel, nos veículos que têm o sensor.

Troque sempre o par do mesmo eixo. Uma pastilha nova de um lado e uma gasta do outro fazem o veículo puxar na frenagem. E olhe o disco: se há rebarba na borda ou sulcos que a unha sente, ele também precisa de atenção.

Nos primeiros 300 quilômetros, evite freadas fortes: é o tempo de a pastilha assentar no disco.`,
  },
  {
    title: "Como achar a peça certa pelo número",
    image: "/pictures/post-numero-800.webp",
    categories: ["Dicas de compra"],
    daysAgo: 21,
    excerpt: "O número gravado na peça velha é o caminho mais curto até a nova.",
    content: `Quase toda peça traz um número gravado: o da montadora, o do fabricante, ou os dois. Limpe a peça velha e procure. Pontos, traços e espaços não importam: digite só as letras e os números na busca.

Se a busca encontrar mais de uma peça, são equivalentes de marcas diferentes. Compare a garantia, a procedência e o preço.

Não achou o número? Escolha o seu veículo no topo da página. A loja mostra só o que serve e avisa quando é preciso conferir algum detalhe, como o motor ou a data de fabricação.`,
  },
  {
    title: "Óleo do motor: o que dizem as letras da embalagem",
    image: "/pictures/post-oleo-800.webp",
    categories: ["Lubrificação", "Manutenção"],
    daysAgo: 40,
    excerpt: "Viscosidade, norma e base: o que precisa ser igual ao manual.",
    content: `O manual do veículo pede uma viscosidade, como 5W-30, e uma norma, como API SP. As duas precisam bater. A viscosidade diz como o óleo corre frio e quente; a norma diz para qual geração de motores ele foi feito.

Misturar marcas da mesma viscosidade e norma não estraga o motor, mas a próxima troca deve voltar ao que o manual pede.

Troque o filtro junto. Óleo novo em filtro velho começa a vida já sujo.`,
  },
  {
    title: "Comprei e não serviu: como funciona a devolução",
    image: "/pictures/post-devolucao-800.webp",
    categories: ["Dicas de compra"],
    daysAgo: 63,
    excerpt: "Na compra pela internet, são 7 dias para desistir, sem explicar o motivo.",
    content: `Quem compra fora da loja física tem 7 dias, contados do recebimento, para desistir. Não é preciso dizer por quê, e o valor volta inteiro, com o frete.

Antes de montar, confira a peça ao lado da velha: furação, conector, medidas. Se algo não bater, não monte: chame a loja pelo WhatsApp com o número do pedido.

Defeito é outro caso: peças têm garantia da lei e a do fabricante, que está na página de cada produto.`,
  },
];
