/** As `MEASURE_PRODUCTS`: parts of both sides, in the writings that sellers use. */
export const SIDE_PRODUCTS = `
Braço de suspensão dianteiro direito VW Gol
Braço de suspensão dianteiro esquerdo VW Gol
Retrovisor lado direito manual Fiat Palio
Retrovisor lado esquerdo manual Fiat Palio
Retrovisor elétrico lado passageiro Hyundai HB20
Retrovisor elétrico lado motorista Hyundai HB20
Farol LD Chevrolet Onix
Farol LE Chevrolet Onix
Amortecedor dianteiro direito Chevrolet Celta
Amortecedor dianteiro esquerdo Chevrolet Celta
Semieixo homocinética direito Fiat Uno
Semieixo homocinética esquerdo Fiat Uno
Lanterna traseira direita Fiat Strada
Lanterna traseira esquerda Fiat Strada
Maçaneta externa lado carona VW Fox
Maçaneta externa lado motorista VW Fox
Máquina de vidro direita Ford Ka
Máquina de vidro esquerda Ford Ka
Terminal de direção esquerdo Renault Sandero
Pedaleira do passageiro esquerda Honda CG 160
Pedaleira do piloto direita Honda CG 160
Banco do motorista VW Gol
Banco do carona VW Gol
Paralama dianteiro direito Fiat Argo
`;

/** As the lists of `search-queries.ts`: a driver sits on the left, `carona` is the right side. */
export const SIDE_QUERIES = `
braço dianteiro gol carona | Braço de suspensão dianteiro direito
braco gol lado do carona | Braço de suspensão dianteiro direito
braco suspensao gol lado carona | Braço de suspensão dianteiro direito
braço oscilante dianteiro gol carona | Braço de suspensão dianteiro direito
braco gol motorista | Braço de suspensão dianteiro esquerdo
braco gol lado do motorista | Braço de suspensão dianteiro esquerdo
braco gol carrona | Braço de suspensão dianteiro direito
braco gol lado do carrona | Braço de suspensão dianteiro direito
braco gol motorsta | Braço de suspensão dianteiro esquerdo
braco gol LD | Braço de suspensão dianteiro direito
braco gol L.E. | Braço de suspensão dianteiro esquerdo
braco gol l/d | Braço de suspensão dianteiro direito
braco gol lado dir | Braço de suspensão dianteiro direito
carona braco gol | Braço de suspensão dianteiro direito
retrovisor palio carona | Retrovisor lado direito
retrovisor palio lado passageiro | Retrovisor lado direito
retrovisor palio pasageiro | Retrovisor lado direito
retrovisor palio passajeiro | Retrovisor lado direito
retrovisor palio motorista | Retrovisor lado esquerdo
espelho palio lado do motorista | Retrovisor lado esquerdo
retrovisor palio le | Retrovisor lado esquerdo
retrovisor palio esq | Retrovisor lado esquerdo
retrovisor lado do passageiro palio manual | Retrovisor lado direito
retrovisor hb20 carona | Retrovisor elétrico lado passageiro
retrovisor hb20 direito | Retrovisor elétrico lado passageiro
retrovisor hb20 ld | Retrovisor elétrico lado passageiro
retrovisor hb20 esquerdo | Retrovisor elétrico lado motorista
retrovisor hb20 lado do condutor | Retrovisor elétrico lado motorista
farol onix carona | Farol LD
farol onix lado do passageiro | Farol LD
farol onix direito | Farol LD
farol onix motorista | Farol LE
farol onix lado esquerdo | Farol LE
amortecedor celta dianteiro carona | Amortecedor dianteiro direito
amortecedor celta carona | Amortecedor dianteiro direito
amortecedor celta lado motorista | Amortecedor dianteiro esquerdo
amortecedor diant celta ld | Amortecedor dianteiro direito
homocinetica uno carona | Semieixo homocinética direito
semieixo uno lado do passageiro | Semieixo homocinética direito
semi eixo uno motorista | Semieixo homocinética esquerdo
semieixo uno ld | Semieixo homocinética direito
pedaleira cg 160 direita | Pedaleira do piloto direita
pedaleira passageiro cg 160 | Pedaleira do passageiro
banco motorista gol | Banco do motorista
banco carona gol | Banco do carona
lanterna strada carona | Lanterna traseira direita
lanterna traseira strada motorista | Lanterna traseira esquerda
sinaleira strada lado carona | Lanterna traseira direita
macaneta fox direita | Maçaneta externa lado carona
macaneta fox passageiro | Maçaneta externa lado carona
macaneta fox ld | Maçaneta externa lado carona
macaneta fox esquerda | Maçaneta externa lado motorista
maquina vidro ka carona | Máquina de vidro direita
maquina de vidro ka motorista | Máquina de vidro esquerda
`;

export const SIDE_PARTS = `
braco gol carona e motorista | Braço de suspensão dianteiro direito;Braço de suspensão dianteiro esquerdo
retrovisor palio ld/le | Retrovisor lado direito;Retrovisor lado esquerdo
farol onix LE / LD | Farol LD;Farol LE
retrovisor palio ld e le | Retrovisor lado direito;Retrovisor lado esquerdo
farol onix direito e esquerdo | Farol LD;Farol LE
farol onix motorista e passageiro | Farol LD;Farol LE
amortecedor celta direito esquerdo | Amortecedor dianteiro direito;Amortecedor dianteiro esquerdo
`;

export const SIDE_MISSING = `
braco gol lado oposto | oposto
retrovisor palio lado oposto | oposto
farol onix oposto | oposto
lanterna strada lado contrario | contrario
amortecedor celta lado opsto | opsto
macaneta fox outro lado | outro
terminal sandero carona | -
terminal direcao sandero lado do passageiro | -
terminal sandero ld | -
terminal sandero carrona | -
paralama argo motorista | -
paralama argo LE | -
`;
