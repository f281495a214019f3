/// A word that the system itself displays, in the user's preferred language if a translation is available
/// and otherwise in English.
package enum SystemWord: Int {
    case edit, done, delete, insert, reorder, cancel, save, more, favorites, contacts, search, back, undo, redo

    /// The word in the user's preferred language.
    package var text: String { text(in: Locale.preferredLanguages) }

    package func text(in languages: [String]) -> String { Self.table.word(at: rawValue, in: languages) }

    /// The words, in the order of the cases.
    private static let table = WordTable(
        english: [
            "Edit", "Done", "Delete", "Insert", "Reorder", "Cancel", "Save", "More", "Favorites", "Contacts", "Search",
            "Back", "Undo", "Redo",
        ],
        translations: [
            "ar": [
                "تحرير", "تم", "حذف", "إدراج", "إعادة ترتيب", "إلغاء", "حفظ", "المزيد", "المفضلة", "جهات الاتصال",
                "بحث",
                "رجوع", "تراجع", "إعادة",
            ],
            "cs": [
                "Upravit", "Hotovo", "Smazat", "Vložit", "Změnit pořadí", "Zrušit", "Uložit", "Další", "Oblíbené",
                "Kontakty", "Hledat", "Zpět", "Odvolat", "Opakovat",
            ],
            "da": [
                "Rediger", "Færdig", "Slet", "Indsæt", "Flyt", "Annuller", "Gem", "Mere", "Favoritter", "Kontakter",
                "Søg",
                "Tilbage", "Fortryd", "Gentag",
            ],
            "de": [
                "Bearbeiten", "Fertig", "Löschen", "Einfügen", "Neu anordnen", "Abbrechen", "Sichern", "Mehr",
                "Favoriten",
                "Kontakte", "Suchen", "Zurück", "Widerrufen", "Wiederholen",
            ],
            "es": [
                "Editar", "OK", "Eliminar", "Insertar", "Reordenar", "Cancelar", "Guardar", "Más", "Favoritos",
                "Contactos",
                "Buscar", "Atrás", "Deshacer", "Rehacer",
            ],
            "fi": [
                "Muokkaa", "Valmis", "Poista", "Lisää", "Järjestä", "Kumoa", "Tallenna", "Lisää", "Suosikit",
                "Yhteystiedot", "Etsi", "Takaisin", "Kumoa", "Tee uudelleen",
            ],
            "fr": [
                "Modifier", "OK", "Supprimer", "Insérer", "Réorganiser", "Annuler", "Enregistrer", "Autres", "Favoris",
                "Contacts", "Rechercher", "Retour", "Annuler", "Rétablir",
            ],
            "he": [
                "עריכה", "סיום", "מחיקה", "הוספה", "סידור מחדש", "ביטול", "שמירה", "עוד", "מועדפים", "אנשי קשר",
                "חיפוש",
                "חזרה", "ביטול פעולה", "ביצוע חוזר",
            ],
            "it": [
                "Modifica", "Fine", "Elimina", "Inserisci", "Riordina", "Annulla", "Salva", "Altro", "Preferiti",
                "Contatti", "Cerca", "Indietro", "Annulla", "Ripristina",
            ],
            "ja": ["編集", "完了", "削除", "挿入", "並べ替え", "キャンセル", "保存", "その他", "よく使う項目", "連絡先", "検索", "戻る", "取り消す", "やり直す"],
            "ko": ["편집", "완료", "삭제", "삽입", "순서 변경", "취소", "저장", "더 보기", "즐겨찾기", "연락처", "검색", "뒤로", "실행 취소", "실행 복귀"],
            "nb": [
                "Rediger", "Ferdig", "Slett", "Sett inn", "Omorganiser", "Avbryt", "Arkiver", "Mer", "Favoritter",
                "Kontakter", "Søk", "Tilbake", "Angre", "Gjenta",
            ],
            "nl": [
                "Wijzig", "Gereed", "Verwijder", "Voeg in", "Herorden", "Annuleer", "Bewaar", "Meer", "Favorieten",
                "Contacten", "Zoek", "Terug", "Herstel", "Opnieuw",
            ],
            "pl": [
                "Edytuj", "Gotowe", "Usuń", "Wstaw", "Zmień kolejność", "Anuluj", "Zachowaj", "Więcej", "Ulubione",
                "Kontakty", "Szukaj", "Wstecz", "Cofnij", "Ponów",
            ],
            "pt": [
                "Editar", "OK", "Apagar", "Inserir", "Reordenar", "Cancelar", "Salvar", "Mais", "Favoritos", "Contatos",
                "Buscar", "Voltar", "Desfazer", "Refazer",
            ],
            "ru": [
                "Править", "Готово", "Удалить", "Вставить", "Переместить", "Отменить", "Сохранить", "Еще", "Избранное",
                "Контакты", "Поиск", "Назад", "Отменить", "Повторить",
            ],
            "sv": [
                "Redigera", "Klar", "Radera", "Infoga", "Ordna om", "Avbryt", "Spara", "Mer", "Favoriter", "Kontakter",
                "Sök", "Tillbaka", "Ångra", "Gör om",
            ],
            "tr": [
                "Düzenle", "Bitti", "Sil", "Ekle", "Yeniden Sırala", "Vazgeç", "Kaydet", "Daha Fazla", "Favoriler",
                "Kişiler", "Ara", "Geri", "Geri Al", "Yinele",
            ],
            "uk": [
                "Редагувати", "Готово", "Видалити", "Вставити", "Змінити порядок", "Скасувати", "Зберегти", "Більше",
                "Улюблені", "Контакти", "Пошук", "Назад", "Скасувати", "Повторити",
            ],
            "zh-Hans": [
                "编辑", "完成", "删除", "插入", "重新排序", "取消", "存储", "更多", "收藏", "通讯录", "搜索", "返回", "撤销", "重做",
            ],
            "zh-Hant": [
                "編輯", "完成", "刪除", "插入", "重新排序", "取消", "儲存", "更多", "喜好項目", "聯絡資訊", "搜尋", "返回", "還原", "重做",
            ],
        ])
}
