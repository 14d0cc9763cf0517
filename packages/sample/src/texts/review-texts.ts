export type Tone = "positive" | "neutral" | "negative";

export const REVIEW_TEXTS: Record<Tone, { rating: number; content: string }[]> = {
  positive: [
    { rating: 5, content: "Encaixou certinho, parece original. Chegou antes do prazo e muito bem embalado." },
    { rating: 5, content: "Instalei no sábado e já rodei 800 km. Nota dez, recomendo demais a loja!" },
    { rating: 5, content: "Meu mecânico elogiou a qualidade. Vou comprar o outro lado aqui também." },
    { rating: 5, content: "Peça certa mesmo! Conferi pela aplicação do site e serviu de primeira." },
    { rating: 4, content: "Muito bom, preço justo e veio com nota. Só demorou um dia a mais para chegar." },
    { rating: 5, content: "A loja tirou minha dúvida em cinco minutos. Produto excelente." },
    { rating: 5, content: "Segunda vez que compro, nunca deu problema. Ficou como novo." },
    { rating: 4, content: "Ótimo custo-benefício. Acabamento melhor do que eu esperava por esse valor." },
    { rating: 5, content: "Uso na oficina e o cliente não voltou reclamando. Para mim isso diz tudo." },
  ],
  neutral: [
    { rating: 4, content: "Medidas conferem com o anunciado. Montagem sem adaptação. Entrega em quatro dias." },
    { rating: 4, content: "Produto ok. Funciona como deveria, sem barulho depois de duas semanas de uso." },
    { rating: 3, content: "Cumpre o que promete. A embalagem podia proteger mais, a caixa chegou amassada." },
    { rating: 4, content: "Comparei com a peça antiga: mesma rosca e mesmo comprimento. Aprovado até agora." },
    { rating: 3, content: "Cumpre bem a função, mas faltou um manual simples de instalação na caixa." },
    { rating: 4, content: "Rodei 2.000 km e segue firme. Volto a avaliar na próxima revisão." },
    { rating: 3, content: "Dentro do esperado para o preço. Conferir bem o ano do veículo antes de comprar." },
  ],
  negative: [
    { rating: 2, content: "A peça é boa, mas atrasou seis dias e fiquei com o serviço parado na oficina." },
    { rating: 2, content: "Precisei devolver porque escolhi o ano errado. A troca foi resolvida, mas deu trabalho." },
    { rating: 1, content: "Veio com a caixa aberta e sem os parafusos. Aguardo retorno do atendimento." },
    { rating: 2, content: "No começo fez um pouco de ruído. Melhorou depois de 200 km, mas esperava mais." },
    { rating: 1, content: "Não serviu no meu, e olha que a aplicação dizia que sim. Estou pedindo a devolução." },
  ],
};
