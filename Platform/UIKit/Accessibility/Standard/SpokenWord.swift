/// A word that assistive technologies say for what the system shows by symbols and gestures, in the user's preferred language if a
/// translation is available and otherwise in English.
enum SpokenWord: Int {
    case moveUp, moveDown, moreInfo, expand, collapse, expanded, collapsed, add, remove, close, compose, share, download
    case refresh, settings, menu, forward, reply, favorite, notifications, up, down
    /// The position of an item among several.
    case position
    /// The buttons of a stepper, and the directions of a search.
    case decrement, increment, next, previous

    /// The word in the user's preferred language.
    var text: String { text(in: Locale.preferredLanguages) }

    func text(in languages: [String]) -> String { Self.table.word(at: rawValue, in: languages) }

    /// The words, in the order of the cases.
    static let table = WordTable(
        english: [
            "Move Up", "Move Down", "More Info", "Expand", "Collapse", "Expanded", "Collapsed", "Add", "Remove",
            "Close",
            "Compose", "Share", "Download", "Refresh", "Settings", "Menu", "Forward", "Reply", "Favorite",
            "Notifications",
            "Up", "Down", "%1$@ of %2$@",
            "Decrement", "Increment", "Next", "Previous",
        ],
        translations: [
            "ar": [
                "نقل لأعلى", "نقل لأسفل", "مزيد من المعلومات", "توسيع", "طي", "موسّع", "مطوي", "إضافة", "إزالة", "إغلاق",
                "إنشاء", "مشاركة", "تنزيل", "تحديث", "الإعدادات", "القائمة", "إلى الأمام", "رد", "مفضل", "الإشعارات",
                "أعلى", "أسفل", "%1$@ من %2$@",
                "إنقاص", "زيادة", "التالي", "السابق",
            ],
            "cs": [
                "Posunout nahoru", "Posunout dolů", "Další informace", "Rozbalit", "Sbalit", "Rozbaleno", "Sbaleno",
                "Přidat", "Odebrat", "Zavřít", "Napsat", "Sdílet", "Stáhnout", "Obnovit", "Nastavení", "Nabídka",
                "Vpřed", "Odpovědět", "Oblíbené", "Oznámení", "Nahoru", "Dolů", "%1$@ z %2$@",
                "Snížit", "Zvýšit", "Další", "Předchozí",
            ],
            "da": [
                "Flyt op", "Flyt ned", "Flere oplysninger", "Udvid", "Skjul", "Udvidet", "Skjult", "Tilføj", "Fjern",
                "Luk", "Skriv", "Del", "Hent", "Opdater", "Indstillinger", "Menu", "Frem", "Svar", "Favorit",
                "Meddelelser", "Op", "Ned", "%1$@ af %2$@",
                "Mindsk", "Forøg", "Næste", "Forrige",
            ],
            "de": [
                "Nach oben bewegen", "Nach unten bewegen", "Weitere Informationen", "Erweitern", "Reduzieren",
                "Erweitert", "Reduziert", "Hinzufügen", "Entfernen", "Schließen", "Verfassen", "Teilen", "Laden",
                "Aktualisieren", "Einstellungen", "Menü", "Vorwärts", "Antworten", "Favorit", "Mitteilungen",
                "Nach oben", "Nach unten", "%1$@ von %2$@",
                "Verringern", "Erhöhen", "Nächstes", "Vorheriges",
            ],
            "es": [
                "Subir", "Bajar", "Más información", "Expandir", "Contraer", "Expandido", "Contraído", "Añadir",
                "Eliminar", "Cerrar", "Redactar", "Compartir", "Descargar", "Actualizar", "Ajustes", "Menú", "Adelante",
                "Responder", "Favorito", "Notificaciones", "Arriba", "Abajo", "%1$@ de %2$@",
                "Disminuir", "Aumentar", "Siguiente", "Anterior",
            ],
            "fi": [
                "Siirrä ylös", "Siirrä alas", "Lisätietoja", "Laajenna", "Supista", "Laajennettu", "Supistettu",
                "Lisää", "Poista", "Sulje", "Kirjoita", "Jaa", "Lataa", "Päivitä", "Asetukset", "Valikko", "Eteenpäin",
                "Vastaa", "Suosikki", "Ilmoitukset", "Ylös", "Alas", "%1$@ / %2$@",
                "Vähennä", "Lisää", "Seuraava", "Edellinen",
            ],
            "fr": [
                "Déplacer vers le haut", "Déplacer vers le bas", "Plus d’infos", "Développer", "Réduire", "Développé",
                "Réduit", "Ajouter", "Supprimer", "Fermer", "Écrire", "Partager", "Télécharger", "Actualiser",
                "Réglages", "Menu", "Avancer", "Répondre", "Favori", "Notifications", "Haut", "Bas", "%1$@ sur %2$@",
                "Diminuer", "Augmenter", "Suivant", "Précédent",
            ],
            "he": [
                "העבר למעלה", "העבר למטה", "מידע נוסף", "הרחב", "כווץ", "מורחב", "מכווץ", "הוסף", "הסר", "סגור", "כתוב",
                "שתף", "הורד", "רענן", "הגדרות", "תפריט", "קדימה", "השב", "מועדף", "עדכונים", "למעלה", "למטה",
                "%1$@ מתוך %2$@",
                "הקטן", "הגדל", "הבא", "הקודם",
            ],
            "it": [
                "Sposta su", "Sposta giù", "Altre informazioni", "Espandi", "Comprimi", "Espanso", "Compresso",
                "Aggiungi", "Rimuovi", "Chiudi", "Scrivi", "Condividi", "Scarica", "Aggiorna", "Impostazioni", "Menu",
                "Avanti", "Rispondi", "Preferito", "Notifiche", "Su", "Giù", "%1$@ di %2$@",
                "Diminuisci", "Aumenta", "Successivo", "Precedente",
            ],
            "ja": [
                "上に移動", "下に移動", "詳細情報", "展開", "折りたたむ", "展開済み", "折りたたみ済み", "追加", "取り除く", "閉じる", "作成", "共有", "ダウンロード",
                "更新", "設定", "メニュー", "進む", "返信", "よく使う項目", "通知", "上", "下", "%1$@ / %2$@",
                "減らす", "増やす", "次", "前",
            ],
            "ko": [
                "위로 이동", "아래로 이동", "추가 정보", "펼치기", "접기", "펼쳐짐", "접힘", "추가", "제거", "닫기", "작성", "공유", "다운로드", "새로 고침",
                "설정", "메뉴", "앞으로", "답장", "즐겨찾기", "알림", "위", "아래", "%2$@ 중 %1$@",
                "감소", "증가", "다음", "이전",
            ],
            "nb": [
                "Flytt opp", "Flytt ned", "Mer informasjon", "Utvid", "Skjul", "Utvidet", "Skjult", "Legg til", "Fjern",
                "Lukk", "Skriv", "Del", "Last ned", "Oppdater", "Innstillinger", "Meny", "Fremover", "Svar", "Favoritt",
                "Varslinger", "Opp", "Ned", "%1$@ av %2$@",
                "Reduser", "Øk", "Neste", "Forrige",
            ],
            "nl": [
                "Omhoog verplaatsen", "Omlaag verplaatsen", "Meer info", "Uitvouwen", "Samenvouwen", "Uitgevouwen",
                "Samengevouwen", "Voeg toe", "Verwijder", "Sluit", "Schrijf", "Deel", "Download", "Ververs",
                "Instellingen", "Menu", "Vooruit", "Beantwoord", "Favoriet", "Meldingen", "Omhoog", "Omlaag",
                "%1$@ van %2$@",
                "Verlaag", "Verhoog", "Volgende", "Vorige",
            ],
            "pl": [
                "Przenieś w górę", "Przenieś w dół", "Więcej informacji", "Rozwiń", "Zwiń", "Rozwinięte", "Zwinięte",
                "Dodaj", "Usuń", "Zamknij", "Napisz", "Udostępnij", "Pobierz", "Odśwież", "Ustawienia", "Menu",
                "Do przodu", "Odpowiedz", "Ulubione", "Powiadomienia", "W górę", "W dół", "%1$@ z %2$@",
                "Zmniejsz", "Zwiększ", "Następny", "Poprzedni",
            ],
            "pt": [
                "Mover para Cima", "Mover para Baixo", "Mais Informações", "Expandir", "Contrair", "Expandido",
                "Contraído", "Adicionar", "Remover", "Fechar", "Escrever", "Compartilhar", "Baixar", "Atualizar",
                "Ajustes", "Menu", "Avançar", "Responder", "Favorito", "Notificações", "Acima", "Abaixo",
                "%1$@ de %2$@",
                "Diminuir", "Aumentar", "Seguinte", "Anterior",
            ],
            "ru": [
                "Переместить вверх", "Переместить вниз", "Подробнее", "Развернуть", "Свернуть", "Развернуто",
                "Свернуто", "Добавить", "Удалить", "Закрыть", "Написать", "Поделиться", "Загрузить", "Обновить",
                "Настройки", "Меню", "Вперед", "Ответить", "Избранное", "Уведомления", "Вверх", "Вниз", "%1$@ из %2$@",
                "Уменьшить", "Увеличить", "Следующий", "Предыдущий",
            ],
            "sv": [
                "Flytta upp", "Flytta ned", "Mer info", "Expandera", "Minska", "Expanderad", "Minskad", "Lägg till",
                "Ta bort", "Stäng", "Skriv", "Dela", "Hämta", "Uppdatera", "Inställningar", "Meny", "Framåt", "Svara",
                "Favorit", "Notiser", "Upp", "Ned", "%1$@ av %2$@",
                "Minska", "Öka", "Nästa", "Föregående",
            ],
            "tr": [
                "Yukarı Taşı", "Aşağı Taşı", "Daha Fazla Bilgi", "Genişlet", "Daralt", "Genişletildi", "Daraltıldı",
                "Ekle", "Kaldır", "Kapat", "Oluştur", "Paylaş", "İndir", "Yenile", "Ayarlar", "Menü", "İleri",
                "Yanıtla", "Favori", "Bildirimler", "Yukarı", "Aşağı", "%1$@/%2$@",
                "Azalt", "Artır", "Sonraki", "Önceki",
            ],
            "uk": [
                "Перемістити вгору", "Перемістити вниз", "Докладніше", "Розгорнути", "Згорнути", "Розгорнуто",
                "Згорнуто", "Додати", "Вилучити", "Закрити", "Написати", "Поділитися", "Завантажити", "Оновити",
                "Параметри", "Меню", "Вперед", "Відповісти", "Улюблене", "Сповіщення", "Вгору", "Вниз", "%1$@ з %2$@",
                "Зменшити", "Збільшити", "Наступний", "Попередній",
            ],
            "zh-Hans": [
                "上移", "下移", "更多信息", "展开", "折叠", "已展开", "已折叠", "添加", "移除", "关闭", "撰写", "共享", "下载", "刷新", "设置", "菜单",
                "前进", "回复", "喜爱", "通知", "上", "下", "第%1$@项,共%2$@项",
                "减少", "增加", "下一个", "上一个",
            ],
            "zh-Hant": [
                "上移", "下移", "更多資訊", "展開", "收合", "已展開", "已收合", "加入", "移除", "關閉", "撰寫", "分享", "下載", "重新整理", "設定", "選單",
                "往前", "回覆", "喜愛", "通知", "上", "下", "第%1$@項,共%2$@項",
                "減少", "增加", "下一個", "上一個",
            ],
        ])
}
