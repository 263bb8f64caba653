import type { Words } from './language-words';

/** What Spanish questions are made of. */
export const words: Words = {
  and: / (?:y|e|pero) /u,
  stop: 'a al algo algun alguna algunos algunas ante aqui asi aunque bien buen bueno buena buenos buenas cada casi como con cosa cosas cual cuales cualquier de debe deberia debo del desde dia donde e el ella ellas ellos en entonces era eran eres es esa ese eso esos esas esta estan estar estas este esto estos estoy estamos favor porfa porfavor porfi fue fueron fui gustaria ha habeis haber habia habria hace hacer haces haceis hacen haga hagan hago han has hasta hay haya he hemos hice hizo hacia i igual incluso ir ya la las le les lo los luego llevo lleva mas me mi mis mio mia mios mismo muy mucho mucha muchos muchas necesita necesitan necesitais necesitamos ncesito ni ningun ninguna ninguno nos nosotros o os ojala otra otro otros para parece pero poder poco por porque pues puesto que q k ke se sea sean segun seguro_que ser seria si sido siempre_que sin sino sobre sois solo son soy su sus suele tal tambien tampoco tan tanto te tener teneis tengo tenemos tenia tendria ti tiene tienen tienes toda todo todos todas tu tus u un una uno unos unas usted ustedes va vais vamos van vaya veces ver veo vez voy vosotros vuestra vuestro vuestras vuestros y yo dime decir decirme decis digame sabe sabeis saber saver quiere quieren queremos x xfa xfavor tb d m n s t pasa pasado paso pasar ocurre sucede sirve sirven duda dudas pregunta consulta informacion info explicarme explicame momento vale_la_pena verdad_que senores estimados saludo saludos cordial atentamente buenisimo encanta gusta gustan puse puesto pone poner pongo ponen ponga ponia sale salen salir salio dio dar dais dan doy da dame darme deis entre gran grande grandes nuevo nueva cuenta_con esta_semana esta_manana mirar miro mireis podeis podria podriais podrias puede pueden puedes pueda puedo podemos sigue seguir_asi siendo sigo viendo viene vienen vino unico unica realmente normalmente normal actualmente exactamente_que posible supuesto primera primero ultimo ultima pocos parte tipo tema caso lado forma_de dicho ademas mientras antes bastante demasiado bajo hola_quiero voy_a pensando pienso creo tal_vez quizas conseguir cumple ningunas conforme extracto mismo_dia aparece aparecen aparecio hacerlo quien_sabe dentro fuera haceis_vosotros eh ah oye mira tio tia colega hermano amigo_mio señor senor senora porque_si hacerme arreglais arreglar arreglen solucion solucionar resolver negocio tienda_de comercio marca proyecto vida mundo año_pasado ahi alli aca alla acepta aceptan aceptais aceptas acepto valido valida validos usar uso usan utilizar meter meterlo metido metemos ponerlo derecho ejercer cliente clientes dejar deja dejo trabajais trabajan admiten admitis obtener consigo tengan seguir siguen siguiente hagais sabria intento intentar intentado acabo acaba logro funcione minutos llamo trata tratan tratar explica explicais explicas cambiado_nada quede alguna_vez quitando comentado sucedio sucedido ocurrido espero escribo necesitar toca hecha hechos puesta puestos visto vista_la casa chicos_hola equipo_hola agradezco agradeceria rogaria ruego solicito solicitar confirmar confirmarme ofrecer acordais importa apareceran salga subido mande mandar envie enviar enviado_ya adjunto mensaje escrito interesa interesado interesada interesaria saberlo llegaria ido servicio servicios_vuestros corto larga largo varias tuve tuvo ponia_que mirado comprobado compruebo pedirlo hacerla numero dice dicen perdon perdona perdonad disculpa disculpe solamente unicamente dejad dejen dejadme basta ahora vayan tengais mandarme cuentame contarme cuentas_algo creado volver pide piden edad_media vuelvo vuelve pagina_vuestra dijisteis dijeron prometido prometisteis seguro_ya realizar realizado realice verificacion comprobar cuidado escribiendo_os banco queda en_lugar vez_de nuevos nuevas usais quedar quedarse juntos positivos iguales caduca caduco caducado caducan vence vencido movil telefono_movil lista limite_de bancario bancaria obligatorio obligatoria enlace mi_telefono a_partir_de prepago chat disponible disponibles significa significan pedis pedir_os jajaj jaja jajaja mandasteis prefiero link aplica aplican mismos mismas dices traerme traer trae dudita termine uy puesto_que antiguo_ya madrid barcelona valencia sevilla paris lyon marseille milano roma napoli torino hace_falta darle clic politica escrito_ya deben_de vera crack maquina_total partes grave',
  concepts: {
    followers:
      'seguidor* segidor* sequidor* follow* folow* fans fan suscriptor* gente_que_me_siga seguirme me_siguen me_sigan me_siga',
    likes: 'like likes laik* me_gusta me_gustas megusta megustas corazon corazones',
    views: 'visualizacion* vista vistas visita visitas view views reproduccion* repros visionado*',
    comments:
      'comentario* coment guardados compartidos votos encuestas tarjeta_regalo tarjetas_regalo tarjeta_de_regalo',
    otherNetwork:
      'tiktok tik_tok youtube yt facebook fb twitter twitch spotify telegram linkedin threads snapchat discord pinterest google_reviews kick',
    instagram: 'instagram insta ig instagran',
    post: 'publicacion* post posts foto* imagen imagenes video* reel reels carrusel',
    story: 'historia historias storie stories story en_directo directos live',
    profile: 'perfil* cuenta cuentas pagina',
    username:
      'usuario* user nick nickname nombre nombre_de_usuario arroba alias username nombre_antiguo usuario_antiguo otro_nombre otro_usuario',
    package: 'paquete* pack packs bono lote',
    order:
      'pedido* orden encargo ordenes compra compras peido pedio mi_pedido mi_compra mi_orden mis_pedidos pedidos_anteriores seguir_mi_pedido sigo_mi_pedido seguir_mi_compra mi_paquete',
    buy: 'comprar compro adquirir contratar comprarlos pedir hacer_un_pedido hacer_pedido comprarme',
    bought:
      'compre comprado comprados comprada hice_un_pedido he_pedido pedi encargue hice__pedido adquiri he_hecho_un_pedido he_echo_un_pedido he_realizado hice_la_compra he_hecho__pedido realice_un_pedido',
    sell: 'vende venden vendeis vendes ofrec* hay_tambien venta ventas_de comprais',
    want: 'quiero quisiera queria kiero querria quieres deseo me_gustaria necesito',
    amount: 'numero_de_seguidores',
    budget: '',
    price:
      'precio* presio precios cuesta* cuestan costar* costaria coste costo cuanto_vale cuanto_valen cuanto_sale cuanto_salen cuanto__valen cuanto__vale cuanto_piden cuanto_cobrais cuanto_pago tarifa* vale_1000 caro cara caros valor a_cuanto por_cuanto a_como presupuesto importe que_valen cuanto_me_sale cuanto__sale cuanto_me_cobr* cuanto_cobran cuanto_cobras cuanto_me_saldria cuanto_seria por_cuanto_me',
    cheap: 'barat* economic* caro cara caros',
    howMuch: 'cuanto qanto kuanto cuantos_euros',
    howMany: 'cuantos cuantas',
    vat: 'iva impuesto*',
    fees: 'gasto* comision comisiones recargo* cargos_extra coste_extra costes_extra pagar_algo_mas algo_mas_que_pagar pagar_mas_luego gastos_de_envio',
    hidden: 'oculto* ocultos extra extras adicional* sorpresa*',
    included: 'incluido* incluida incluye* incluyen final finales',
    subscription:
      'suscripcion* subscripcion* suscrib* cuota cuotas_mensuales permanencia renovacion renueva* automaticamente_cada pago_unico unico_pago volver_a_cobrar vuelven_a_cobrar cobrar_otra_vez',
    monthly: 'mensual* cada_mes todos_los_meses al_mes mes meses',
    once: 'una_vez una_sola_vez',
    when: 'cuando qndo kuando fecha a_que_hora',
    takes:
      'tarda* tardar* tardais tardan demora* demoran plazo plazos cuanto_tiempo en_cuanto_tiempo cuantas_horas cuantos_dias en_cuantos_dias duracion tiempos tiempo_de_entrega da_tiempo tiempo_de_espera cuanto__se_tarda cuando_tendre cuando_los_tendre',
    period:
      'hora horas dia dias semana semanas minuto* manana hoy ayer 24h 48h anoche tarde_o_temprano tiempo domingo domingos sabado festivos fines_de_semana fin_de_semana',
    fast: 'rapid* inmediat* enseguida instantane* al_instante ya_mismo al_momento velocidad automatico',
    gradual:
      'poco_a_poco de_golpe gradual* progresiv* de_una_vez todos_a_la_vez escalonad* paulatin* goteo todos_juntos despacio lento lentamente acelerar acelerais todos_de_una',
    begin: 'empieza* empezar* empiezan comienz* comenzar* inicia* arranca arrancan',
    grow: 'subir suben suba sube aumenta* crecer crezca crecimiento',
    arrive:
      'llega* llegan llegar* llego recibir* recibo recibire recibi_los ingresan aparecen_los caen_los mandan mandais envian enviais recibe reciben resultado resultados',
    delivery: 'entrega* entregan entregar* entregais envio envios entrgar entrga',
    promptly: 'ya_hoy para_manana para_hoy lo_antes_posible cuanto_antes urgentemente',
    not: 'no nunca ningun_seguidor tampoco ni_uno jamas sin_recibir nadie',
    yet: 'aun todavia sigo sigue ya_ha_pasado',
    nothing: 'nada ninguno ni_un',
    wait: 'espera* esperando esperar pendiente* en_espera',
    late: 'retras* retraso demasiado_tiempo tardando hace__dias hace__semana hace__horas llevo__dias llevo__semana* llevo__horas lleva__dias atrasad* atraso no_ha_cambiado no_cambia no_se_mueve no_sube no_suben no_han_subido hace_48h hace_24h muy_lento',
    half: 'mitad medio_pedido incomplet* a_medias parcial*',
    less: 'menos',
    lacking:
      'falta faltan faltaban faltado me_faltan no_completo no_han_llegado_todos no_estan_todos no_han_venido_todos solo_me_han solo_han solo__llegado solo_me_llegaron solo_recibi solo_he_recibido solo__recibido me_deben me_debeis',
    done: 'completad* completo terminado finalizado acabado entregado acaba acaban termina terminan finaliza',
    cancelled: 'cancelado cancelada anulado anulada',
    where: 'donde dnd adonde',
    state:
      'estado seguimiento rastre* localiza* track tracking estatus progreso como_va como_van en_que_punto sigo_mi_pedido seguir_mi_pedido seguir_mi_compra status mis_pedidos pedidos_anteriores historial ver_pedido ver_mi_pedido consultar_pedido consultar_mi_pedido cuanto_falta cuanto_le_falta cuanto_queda revisar_mi_pedido en_proceso procesando',
    mine: 'lo_mio mi_pedido mi_compra mi_orden mi_paquete',
    number:
      'numero_de_pedido numero_de_orden referencia numero_del_pedido n_de_pedido num_de_pedido codigo_de_pedido',
    password:
      'contrase* clave claves password contra_de_insta acceso_a_mi_cuenta clave_de_acceso contraseya* contrasenya* credenciales pass dar_acceso daros_acceso acceso_a_mi_perfil datos_os_tengo que_datos_necesit* con_mi_codigo',
    forgot:
      'olvid* recuperar_mi_contrasena recupero_mi_contrasena recuperar_contrasena hacke* jaque* robado_la_cuenta robado_el_instagram no_puedo_entrar_en_instagram robaron_la_cuenta robaron_el robado_mi_cuenta me_robaron',
    enter:
      'entrar entro entrais entrare acceder accedo acceso iniciar_sesion login log_in loguear* meteros_en sesion conectaros',
    register:
      'registr* crear_cuenta crear_una_cuenta hacerme_una_cuenta abrir_una_cuenta darme_de_alta entrar_a_mi_cuenta acceder_a_mi_cuenta',
    publicly: 'publico publica abierto abierta perfil_publico abrir abrirla desbloquear',
    privately: 'privado privada privados candado en_privado perfil_privado cuenta_privada',
    search:
      'buscar* busco buscando encuentra* encuentro encontrais sale_mi_perfil aparece_mi_perfil aparece_mi_cuenta en_la_lista',
    exist: 'existe existo no_existe existen',
    unavailable: 'no_disponible usuario_no_disponible bloqueado_por_vosotros',
    real: 'real reales verdader* autentic* de_verdad verdaderos organic* humanos gente_real',
    fake: 'bot bots fals* fake fakes fantasma* inactiv* robots ficticio* de_mentira inventad*',
    quality: 'calidad premium buenos_seguidores tipo_de_seguidores',
    active: 'activ* participan',
    interact:
      'interact* interaccion* comentan comentar_en dan_like engagement ven_mis_historias compran_algo comentaran',
    people: 'gente personas personas_reales perfiles_reales publico_objetivo nicho',
    choose: 'elegir elijo escoger escojo eligo seleccionar elegis segmentar',
    women: 'mujer* hombre* chica* chicos chico sexo jovenes femenino masculino',
    country:
      'pais paises mexic* latin* franceses italianos argentin* colombian* espanoles espanol_as de_espana nacionalidad procedencia de_donde_son de_que_pais alemanes ingleses extranjer* internacional* madrilenos catalanes arabes indios asiaticos europeos espanolas portugueses latinoamerica sudamerica african*',
    spain: 'espana espanoles espanolas espanol',
    europe: 'europeo europeos europeas europa europea',
    difference: 'diferencia* distint* mejor_los',
    ban: 'banea* ban baneo baneen banean shadowban* suspend* sancion* penaliz* inhabilit* deshabilit* bloque* castig* me_bloquean restringir expuls* multa* multar*',
    close:
      'cierra* cierran cerrar cierren cerrarme quitar_la_cuenta borrar_la_cuenta perder_la_cuenta pierdo_la_cuenta borran_la_cuenta borren_la_cuenta borrarme_la_cuenta eliminan_la_cuenta perder_mi_cuenta cargarme_la_cuenta tumban cerrado cerrada cierre tiran tiren',
    danger:
      'peligro* riesg* arriesg* problemas_con_instagram perjudic* danar* seguro_para_mi_cuenta afecta* arriesgado consecuencia* malo_para contra_las_normas normas_de_instagram algoritmo influye problemas_con_la_cuenta problemas_en_mi_cuenta',
    fear: 'miedo temo preocupa*',
    legal: 'legal legales ilegal* delito legalidad',
    allowed: 'permitid* prohibid* permite* autorizad* prohibe*',
    notice:
      'nota_que se_nota se_notan notar_que notaran enterarse enteran entera se_enteran cuenta_de_que darse_cuenta dan_cuenta da_cuenta descubr* pillan pillar pilla saben_que sabran sabra sabe_que sepan se_ve_que sospech* canta_mucho raro detecta* puede_saber pueden_saber saber_que_compre saber_que_he alguien_sabe se_sabe puede_ver_que lo_ve lo_ven lo_vera lo_puede_ver lo_pueden_ver ven_que dar_cuenta enterar enterara entere enteraran sepa',
    secret: 'discret* anonim* secreto confidencial',
    you: 'eres tu_eres sois estoy_hablando hablo_con',
    friend: 'amigos alguien nadie seguidores_actuales',
    drop: 'baja bajan bajar bajado bajando bajaron bajo_la bajen bajada caido caen caer cayer* cae caida* cayendo cayo pierdo pierden perder perdido perdi perdiendo perdida perdidos desaparec* disminu* dejan_de_seguir dejado_de_seguir han_ido se_fueron se_van se_han_ido quitado kitado quitan esfumado restado unfollow* dejen_de_seguir se_marchan se_largan se_iran se_vayan dejar_de_seguir',
    leave: 'van fueron ido marchan marchado',
    stay: 'quedan se_quedan para_siempre permanent* siempre duran_siempre se_mantienen duraderos definitiv* permanecen mantienen',
    guarantee: 'garantia* garantiz* garantis*',
    refill: 'reposicion* repon* repong* refill rellen* reponer recuperar_los reabastec* recarga*',
    last: 'dura duran durara duracion_de',
    pay: 'pagar pago pagos pagas pagarlo pague abonar_el abono pagamos compra_con paga pagan pagando',
    paid: 'pagado pague he_pagado pagado_y pague_y ya_he_pagado pagamos',
    method: 'metodo* forma formas medio medios manera opciones_de_pago',
    card: 'tarjeta* debito credito 3d_secure codigo_del_banco',
    wallet:
      'visa mastercard master_card amex american_express apple_pay google_pay applepay googlepay gpay apple revolut con_el_movil',
    otherMethod:
      'paypal pay_pal bizum transferencia* cripto* bitcoin btc efectivo klarna a_plazos plazos_sin contrareembolso contra_reembolso contrarreembolso paysafecard paysafe ingreso_bancario western en_dolares dolares financiar financiacion fraccionad* aplazad* a_cuotas cheque usdt domiciliacion oxxo mercado_pago bizun',
    charge:
      'cobr* cargo cargos cobrado cargado cargar_en_la_tarjeta adeudo dos_cargos 2_cargos dos_cobros 2_cobros dos_pagos 2_pagos dos_transacciones transaccion* movimientos movimiento retenid*',
    twice:
      'dos_veces 2_veces doble doblemente duplicad* repetido repetida por_duplicado dos_cargos 2_cargos dos_cobros 2_cobros dos_pagos 2_pagos 2x varias_veces mas_de_una_vez_el tres_veces dos_transacciones',
    unknownCharge:
      'no_reconozco no_reconocido desconozco_el cargo_desconocido no_he_hecho_yo no_autorizado cargo_extrano sin_mi_permiso me_habeis_cobrado_mas cobrado_de_mas sin_autorizacion fraude_en_mi de_mas',
    fail: 'falla* fallo fallado error errores problema problemas no_funciona no_va no_carga no_me_deja no_deja no_me_funciona da_error no_se_puede_pagar no_me_va caido_la_web no_anda se_queda_cargando en_blanco colgad* se_quedo se_ha_quedado quedo 3d_secure codigo_del_banco',
    cannot: 'no_puedo no_consigo no_logro imposible no_me_permite',
    refused:
      'rechaz* deneg* declin* no_acepta_mi no_pasa no_me_coge no_me_pasa_la no_aceptais_mi no_aceptan_mi',
    safe: 'segur* encriptad* cifrad* protegid* a_salvo',
    keep: 'guard* almacen* conserv* retene*',
    refund: 'reembols* devolucion* rembols* reintegro_del_dinero reembolzo',
    giveBack:
      'devolv* devuelv* devolved* devuelto devolverme retornar regresar_el_dinero devolverlo recuperar recupero',
    money: 'dinero pasta plata euros lana',
    cancel: 'cancel* anul* cancelo',
    regret:
      'arrepent* arrepien* cambiado_de_idea cambiado_de_opinion ya_no_lo_quiero ya_no_los_quiero no_lo_quiero no_los_quiero cambie_de_idea marcha_atras echarme_atras no_quiero_mas ya_no_quiero no_los_quiero_ya',
    withdrawal: 'desist* derecho_de_desistimiento 14_dias catorce_dias retracto',
    stop: 'parar detener paren parad detengan pausar frenar',
    after: 'despues luego posteriormente',
    discount:
      'descuento* cupon* promocion* promo promos rebaja* oferta* vip5 save10 save15 codigo_de_descuento codigo_descuento codigo_promocional codigo_promo black_friday voucher vale_de_descuento chollo ofertas dos_codigos vuestros_codigos por_ciento',
    code: 'codigo codigos',
    bonus:
      'regalo de_regalo regalais bonus regalos regalados extra_de_regalo bonificacion algo_de_regalo paquete_especial',
    free: 'gratis gratuit* regalame regalais regalas sin_pagar gratuito muestra',
    try: 'prueba pruebas probar muestra demo pruebo probado',
    wrong:
      'equivoc* equivok* mal erron* incorrect* confund* confusion error_en_el_nombre no_era otra_cuenta_por_error falta_de_ortografia puse_mal al_reves sin_querer por_error nombre_antiguo usuario_antiguo fue_el_dedo puse_otra puse_otro otro_nombre otro_usuario no_es_la_mia no_es_mia no_es_el_mio corregir corrijo',
    change: 'cambi* modific* rectific* actualizar editar corrij* mover moverlo traspas* pasar_el_pedido',
    email: 'correo* email* mail mails e_mail imeil emeil gmail',
    confirmation: 'confirmacion* confirman',
    receive:
      'llegado llega recibido recibi recibo_el recibo_ningun llego encuentro veo me_ha_llegado mandado enviado',
    invoice: 'factura* recibo recibos ticket justificante comprobante desglosado facturacion facturarme',
    company:
      'empresa autonomo sociedad cif nif s_l sl razon_social nombre_de_mi_empresa dueno duena propietario',
    download: 'descarg* bajarme bajar_la_factura imprim* app aplicacion',
    delete:
      'borr* elimin* suprim* supresion olvido borrado cerrar_mi_cuenta derecho_de_supresion derecho_al_olvido me_olvideis olvidadme que_me_olviden borrarme quitadme_de sacadme_de',
    data: 'datos informacion_personal informacion_mia mis_datos ficha rastro base_de_datos bbdd piden_el_correo pedis_el_correo quereis_mi_email quereis_mi_correo sistema',
    privacyLaw:
      'rgpd lopd privacidad proteccion_de_datos cookies gdpr arco derecho_al_olvido politica_de_privacidad derecho_de_supresion',
    unsubscribe:
      'darme_de_baja darse_de_baja de_baja desuscrib* desuscripcion no_recibir_mas no_quiero_recibir dejar_de_recibir dejad_de_mandar dejen_de_enviar dejad_de_enviar no_me_mandeis no_me_envieis desapuntarme dejar_de_enviar no_mandeis_mas',
    marketing: 'newsletter publicidad boletin spam correos_comerciales propaganda',
    share: 'vendeis_mis_datos vendeis_los_datos terceros compart* ceder cedeis vende_mis_datos vendeis_datos',
    person:
      'persona humano humana agente operador* asesor* soporte encargado responsable_de_la_tienda jefe gerente supervisor trabajador teleoperador* director directora',
    talk: 'hablar hablo chatear comunic* pasame pasadme paseme llamar llamarme llamo conect* pongame ponme atiend* atienda* atender* escrib* escribiros escribirles comuniqu* atencion_humana transfi* dirigirme ponedme escribiendo',
    contact:
      'contact* cntactar atencion_al_cliente servicio_al_cliente servicio_de_atencion atencion_cliente soporte_tecnico reclamacion* reclamar queja quejas quejarme hoja_de_reclamaciones hojas_de_reclamaciones ayuda_humana escribirles escribiros vuestro_correo vuestro_email vuestro_mail su_correo su_email soporte_al_cliente vuestro_telefono email_de_contacto correo_de_contacto vuestro_numero hay_alguien por_donde_os_escribo os_escribo les_escribo',
    phone:
      'whatsapp wasap wsp movil_de_contacto guasap whatsap numero_de_telefono llamaros llamarles wassap telefono telefonico me_llamais me_llaman',
    schedule: 'horario* a_que_hora_abr* hora_de_atencion que_dias_trabaj* abris estais_abiertos abierto_los',
    answer: 'contest* respond* respuesta respondeis',
    urgent: 'urgente urgencia cuanto_antes urge',
    help: 'ayuda* ayudar ayudarme ayudais ayudeme asistencia',
    agency:
      'agencia* revendedor* mayorista* al_por_mayor por_volumen colabor* afiliad* api_de api partner distribuidor* influencer prensa trabajar_con_vosotros trabajo_con_vosotros marca_blanca empleo curriculum',
    threat:
      'denunci* abogad* juicio demand* tribunal* policia guardia_civil omic facua consumidores consumo_responsable juzgado fiscalia consumo contracargo disputa_en_el_banco disputar chargeback querella',
    anger:
      'ladron* estafador* sinvergu* verguenza robo robado robando timador* harto harta indignad* vergonzos* indignante inaceptable lamentable pesim* timado estafado estafada timada asco chorizos tomadura_de_pelo me_habeis_estafado me_han_estafado me_habeis_timado porqueria fatal_servicio impresentables caraduras enfadad* cabreado cabreada lo_peor no_sirves no_sirve_para_nada no_vales decepcionado decepcionada no_estoy_contento no_estoy_contenta no_estoy_satisfecho descontento',
    insult:
      'mierda puta puto putos gilipollas cabron* idiota* imbecil* tonto tonta tontos inutil* hijo_de cono joder estupid* pendej* payaso* subnormal* basura capullo* mierdas hdp me_cago_en',
    who: 'quien quienes',
    trust:
      'fiable* confianza confiar de_fiar confio legit legitim* garantias_de sois_serios serios fiarme fiaros me_fio referencias es_seguro_comprar web_segura pagina_segura seguro_comprar segura_la_web segura_la_pagina funciona_de_verdad funcionan_de_verdad es_verdad_que_funciona desconfi* dudo',
    scam: 'estafa* timo timos fraude engano enganais engaño scam phishing',
    reviews:
      'opinion* resena* valoracion* trustpilot testimonio* resenas casos_de_exito clientes_satisfechos comentarios_de_clientes comentarios_de_otros',
    site: 'web pagina sitio_web tienda online',
    seat: 'sede oficina* direccion ubicacion ubicad* domicilio tienda_fisica fisica donde_estais donde_estan_ustedes donde_esta_la_empresa de_donde_sois cif_de razon_social estais_en detras_de una_tienda alguna_tienda',
    language:
      'idioma* ingles frances italiano catalan euskera gallego aleman portugues castellano lengua valenciano arabe chino hablais_espanol hablas_espanol en_espanol',
    speak: 'hablas habla hablais hablan atendeis entiendes entiende entendeis',
    foreign:
      'do_you speak english hello how_much how_long help_me please parlez francais parli english_please sprechen the what where you my your does can_you can how_do need want_to want',
    robot:
      'robot bot maquina ia inteligencia_artificial chatbot automatico_o chatgpt gpt siri programado ordenador quien_eres que_eres',
    abroad:
      'desde_mexico desde_argentina desde_colombia desde_chile desde_peru desde_fuera soy_de_mexico soy_de_argentina soy_de_colombia soy_de_chile soy_de vivo_en fuera_de_espana otro_pais desde_francia desde_italia desde_portugal desde_estados extranjero en_mi_pais a_mexico desde_otro_pais andorra canarias',
    can: 'puedo se_puede podria podemos puede',
    age: 'edad menor_de menor menores mayor_de mayor_de_edad anos_tengo 18_anos 17_anos 16_anos 15_anos 14_anos 13_anos 12_anos tengo__anos dieciocho mis_padres permiso_de_mis adolescente tengo_10 tengo_11 tengo_12 tengo_13 tengo_14 tengo_15 tengo_16 tengo_17',
    law: 'ley leyes jurisdiccion normativa legislacion juridic* rige regula',
    contract: 'contrato contratos condiciones terminos',
    otherPerson:
      'un_amigo una_amiga otra_persona otra_cuenta mi_novia mi_novio mi_hermana mi_hermano de_un_cliente mi_hija mi_hijo regalarselo regalarle para_otro para_regalar un_cliente mis_clientes un_familiar varias_cuentas dos_cuentas otro_perfil cuenta_de_otro mi_pareja mi_madre otra_cuenta_mia perfil_de_otro mi_amigo mi_amiga alguien_mas distintas_cuentas para_un_regalo es_un_regalo dos_perfiles varios_perfiles',
    again:
      'otra_vez de_nuevo repetir segunda_vez volver_a_comprar volver_a_pedir ya_compre comprar_mas pedir_mas mas_veces varios_pedidos dos_pedidos 2_pedidos mas_de_un_pedido otro_pedido mas_adelante acumular sumar anadir_mas ampliar mas_de_un_paquete varios_paquetes',
    two: 'dos 2',
    same: 'mismo misma mismos mismas',
    minimum: 'minimo minima minimos como_minimo al_menos menos_se_puede lo_minimo pedido_minimo mas_pequeno',
    maximum: 'maximo maxima maximos limite tope limites mas_grande hasta_cuantos',
    exactly:
      'exact* personaliz* a_medida cantidad_concreta otra_cantidad cantidad_que_quiera numero_exacto la_cantidad_que cantidad cantidades',
    split:
      'repart* divid* distribu* en_varias entre_varias entre_varios en_varios en_dos en_3 en_diferentes dos_fotos varias_fotos varias_publicaciones que_publicacion que_foto la_ultima_foto ultima_publicacion una_sola_foto una_foto una_publicacion elegir_la_foto elijo_la_foto que_post las_fotos cada_foto fotos_puedo',
    several: 'varios varias diferentes distintos multiples',
    remove:
      'quitar quiten quitarlos quitarme retir* sacar eliminar_seguidores borrar_seguidores quitarmelos quitad quita quite quitame',
    how: 'como comoo paso_a_paso',
    work: 'funciona funcionan funcionamiento pasos proceso instrucciones explicacion explicame_como como_lo_hago como_se_hace_el paso_a_paso',
    what: 'que_vend* que_ofrec* que_servicios que_productos que_haceis catalogo servicios productos que_teneis a_que_os_dedicais',
    recommend: 'recomend* aconsej* conviene convendria cual_es_mejor cual_cojo cual_elijo',
    greeting:
      'hola ola holi buenas buenos_dias buenas_tardes buenas_noches hey saludos buen_dia wenas bnas hi aloha que_pasa_tio bonjour ciao hello salut',
    smallTalk: 'que_tal como_estas como_va_todo como_te_llamas que_haces',
    thanks:
      'gracias grax grcs perfecto genial ok okay okey vale entendido de_acuerdo estupendo guay fenomenal gracia thank thanks listo muy_amable oki mil_gracias okk',
    goodbye: 'adios hasta_luego chao chau hasta_pronto nos_vemos buen_dia_a_todos bye',
  },
  numbers: {
    cien: 100,
    cincuenta: 50,
    doscientos: 200,
    trescientos: 300,
    quinientos: 500,
    mil: 1000,
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    diez: 10,
    veinte: 20,
    treinta: 30,
    millon: 1_000_000,
    k: 1000,
  },
  notUnits:
    'anos ano horas hora h dias dia semanas semana meses mes minutos veces vez fotos publicaciones posts videos reels cuentas perfiles pedidos codigos cargos pagos cobros',
};
