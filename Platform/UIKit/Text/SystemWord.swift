/// A word that the system itself writes: in the person's language where it is one of those known here, in English
/// otherwise.
enum SystemWord: Int {
    case edit, done, delete, insert, reorder, cancel, save

    /// The word in the language that the person prefers.
    var text: String { text(in: Locale.preferredLanguages) }

    func text(in languages: [String]) -> String {
        for language in languages {
            if let words = Self.words(in: language) { return words[rawValue] }
        }
        return Self.english[rawValue]
    }

    private static func words(in language: String) -> [String]? {
        var parts = language.replacing("_", with: "-").split(separator: "-").map(String.init)
        // Chinese is written in two scripts, of which regions tell as well.
        if parts.first == "zh" {
            let isTraditional = !Set(parts).isDisjoint(with: ["Hant", "TW", "HK", "MO"])
            return isTraditional ? traditionalChinese : simplifiedChinese
        }
        while !parts.isEmpty {
            if let words = known[parts.joined(separator: "-")] { return words }
            parts.removeLast()
        }
        return nil
    }

    private static let english = ["Edit", "Done", "Delete", "Insert", "Reorder", "Cancel", "Save"]
    private static let simplifiedChinese = ["编辑", "完成", "删除", "插入", "重新排序", "取消", "存储"]
    private static let traditionalChinese = ["編輯", "完成", "刪除", "插入", "重新排序", "取消", "儲存"]

    /// By language, in the order of the cases.
    private static let known = [
        "en": english,
        "ar": ["تحرير", "تم", "حذف", "إدراج", "إعادة ترتيب", "إلغاء", "حفظ"],
        "cs": ["Upravit", "Hotovo", "Smazat", "Vložit", "Změnit pořadí", "Zrušit", "Uložit"],
        "da": ["Rediger", "Færdig", "Slet", "Indsæt", "Flyt", "Annuller", "Gem"],
        "de": ["Bearbeiten", "Fertig", "Löschen", "Einfügen", "Neu anordnen", "Abbrechen", "Sichern"],
        "es": ["Editar", "OK", "Eliminar", "Insertar", "Reordenar", "Cancelar", "Guardar"],
        "fi": ["Muokkaa", "Valmis", "Poista", "Lisää", "Järjestä", "Kumoa", "Tallenna"],
        "fr": ["Modifier", "OK", "Supprimer", "Insérer", "Réorganiser", "Annuler", "Enregistrer"],
        "he": ["עריכה", "סיום", "מחיקה", "הוספה", "סידור מחדש", "ביטול", "שמירה"],
        "it": ["Modifica", "Fine", "Elimina", "Inserisci", "Riordina", "Annulla", "Salva"],
        "ja": ["編集", "完了", "削除", "挿入", "並べ替え", "キャンセル", "保存"],
        "ko": ["편집", "완료", "삭제", "삽입", "순서 변경", "취소", "저장"],
        "nb": ["Rediger", "Ferdig", "Slett", "Sett inn", "Omorganiser", "Avbryt", "Arkiver"],
        "nl": ["Wijzig", "Gereed", "Verwijder", "Voeg in", "Herorden", "Annuleer", "Bewaar"],
        "pl": ["Edytuj", "Gotowe", "Usuń", "Wstaw", "Zmień kolejność", "Anuluj", "Zachowaj"],
        "pt": ["Editar", "OK", "Apagar", "Inserir", "Reordenar", "Cancelar", "Salvar"],
        "ru": ["Править", "Готово", "Удалить", "Вставить", "Переместить", "Отменить", "Сохранить"],
        "sv": ["Redigera", "Klar", "Radera", "Infoga", "Ordna om", "Avbryt", "Spara"],
        "tr": ["Düzenle", "Bitti", "Sil", "Ekle", "Yeniden Sırala", "Vazgeç", "Kaydet"],
        "uk": ["Редагувати", "Готово", "Видалити", "Вставити", "Змінити порядок", "Скасувати", "Зберегти"],
    ]
}
