/** What the blog's pages say around its articles, and the pages about the shop itself, in Portuguese. */
export const blogTexts = {
  TEXT_BLOG: "Blog da oficina",
  TEXT_BLOG_INTRO: "Manutenção, escolha de peças e compra segura, sem enrolação.",
  TEXT_BLOG_CATEGORIES: "Assuntos",
  TEXT_BLOG_LATEST: "Artigos recentes",
  TEXT_BLOG_READ: "Ler o artigo",
  TEXT_BLOG_EMPTY: "Ainda não há artigos por aqui.",
  TEXT_ABOUT: "Sobre a loja",
  TEXT_ABOUT_FIT_TITLE: "A peça que serve, na primeira vez",
  TEXT_ABOUT_FIT:
    "A {company} vende peças para quem conserta e para quem cuida do próprio veículo. Escolha o veículo no topo da página, e cada peça diz se serve nele, com base na tabela de aplicação do fabricante.",
  TEXT_ABOUT_PEOPLE_TITLE: "Gente que entende do outro lado",
  TEXT_ABOUT_PEOPLE:
    "Ficou em dúvida? Pergunte na página da peça, escreva para a loja ou chame no WhatsApp. Quem responde trabalha com peças todos os dias.",
  TEXT_TERMS: "Trocas, devoluções e privacidade",
  TEXT_TERMS_WITHDRAW_TITLE: "Desistência em 7 dias",
  TEXT_TERMS_WITHDRAW:
    "Você pode desistir da compra em até 7 dias depois de receber o pedido, sem explicar o motivo (Código de Defesa do Consumidor, art. 49). Devolvemos todo o valor pago, com o frete, e a devolução é por nossa conta. Peça pela página de contato, dizendo o número do pedido.",
  TEXT_TERMS_WARRANTY_TITLE: "Peça com defeito ou errada",
  TEXT_TERMS_WARRANTY:
    "Peças têm garantia legal de 90 dias, além da que o fabricante oferece. Se a peça veio com defeito, ou diferente do anúncio, fale com a loja: trocamos ou devolvemos o valor, sem custo para você.",
  TEXT_TERMS_PAYMENT_TITLE: "Preços e pagamento",
  TEXT_TERMS_PAYMENT:
    "O total aparece antes de você confirmar o pedido, com frete e impostos à parte. O preço que vale é o do momento da confirmação. Depois dela, você recebe o resumo do pedido por e-mail.",
  TEXT_TERMS_PRIVACY_TITLE: "Seus dados",
  TEXT_TERMS_PRIVACY:
    "Usamos seus dados só para atender seus pedidos e o que você pedir. Não os vendemos. Em Minha conta você vê, corrige, baixa e apaga o que guardamos; os registros que a lei fiscal exige ficam, sem uso para outra coisa. Dúvidas sobre os seus dados: fale com a loja.",
  TEXT_TERMS_CONTACT: "Falar com a loja",
} as const;
