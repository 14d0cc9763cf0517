import type { StaffRole } from "@pecacerta/rules/permission";

export const companyTexts = {
  chooseTitle: "Suas empresas",
  noneTitle: "Você ainda não faz parte de uma empresa",
  noneHint: "Peça um convite a quem cuida da loja. Ele chega por e-mail e vale por 3 dias.",
  suspended: "Suspensa",
  suspendedNotice: "Esta empresa está suspensa: você pode consultar e exportar, mas não mudar nada.",
  supportNotice: (company: string, until: string) =>
    `Você está em ${company} com acesso de suporte até ${until}. O dono pode encerrar a qualquer momento, e tudo o que você muda fica marcado no registro.`,
  supportEndedTitle: "O acesso de suporte terminou",
  supportEndedHint: (company: string) =>
    `O prazo venceu, ou um dono de ${company} encerrou o acesso. O que você ainda não tinha salvo se perdeu.`,
  askSupportAgain: "Pedir acesso de novo",
  removedTitle: (company: string) => `Você não faz mais parte de ${company}`,
  removedHint: "Se isso não era esperado, fale com um dono da empresa.",
  skip: "Ir para o conteúdo",
  menu: "Menu da empresa",
  home: "Início",
  orders: "Pedidos",
  inbox: "Caixa",
  products: "Produtos",
  stock: "Estoque",
  categories: "Categorias",
  brands: "Marcas",
  productTypes: "Tipos de produto",
  fitments: "Aplicações",
  customers: "Clientes",
  staff: "Equipe",
  audit: "Registro",
  search: "Buscar",
  shortcuts: "Atalhos do teclado",
  otherPages: "Outras telas",
  waiting: "esperando",
  more: "Mais",
  account: "Minha conta",
  accountMenu: "Conta",
  installation: "Empresas da instalação",
  switchCompany: "Trocar de empresa",
  signOut: "Sair",
  greeting: (name: string) => `Olá, ${name}`,
  roleIn: (role: string, company: string) => `Seu papel em ${company}: ${role}.`,
  safetyTitle: "Proteja sua conta",
  withoutFactor: "Quem tem só a sua senha pode entrar na loja. Configure o autenticador: leva um minuto.",
  setUpFactor: "Configurar autenticador",
  fewCodes: (count: number) =>
    count === 0
      ? "Você não tem códigos de recuperação. Sem eles, perder o celular é perder o acesso."
      : `${count === 1 ? "Resta 1 código" : `Restam ${count} códigos`} de recuperação. Gere outros antes que acabem.`,
  newCodes: "Gerar novos códigos",
} as const;

const ROLE_NAMES: Readonly<Record<StaffRole, string>> = {
  owner: "dono",
  manager: "gerente",
  catalog: "catálogo e estoque",
  counter: "balcão",
  "read-only": "consulta",
};

export const roleName = (role: StaffRole): string => ROLE_NAMES[role];
