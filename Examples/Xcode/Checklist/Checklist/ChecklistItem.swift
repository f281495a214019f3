//
//  ChecklistItem.swift
//  Checklist
//
//  Created on 9/27/17.
//

import Foundation

@objc(ChecklistItem)
class ChecklistItem: NSObject, NSCoding {

    @objc var text: String
    @objc var isChecked: Bool
    var dueDate: Date?

    init(text: String, isChecked: Bool = false) {
        self.text = text
        self.isChecked = isChecked
        super.init()
    }

    required init?(coder aDecoder: NSCoder) {
        guard let text = aDecoder.decodeObject(forKey: #keyPath(ChecklistItem.text)) as? String else { return nil }
        self.text = text
        isChecked = aDecoder.decodeBool(forKey: #keyPath(ChecklistItem.isChecked))
        dueDate = aDecoder.decodeObject(forKey: "DueDate") as? Date
        super.init()
    }

    func encode(with aCoder: NSCoder) {
        aCoder.encode(text, forKey: #keyPath(ChecklistItem.text))
        aCoder.encode(isChecked, forKey: #keyPath(ChecklistItem.isChecked))
        aCoder.encode(dueDate, forKey: "DueDate")
    }

    @objc func toggleChecked() {
        isChecked = !isChecked
    }

    func isOverdue(at date: Date = Date()) -> Bool {
        guard let dueDate = dueDate, !isChecked else { return false }
        return dueDate < date
    }
}
