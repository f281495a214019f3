//
//  Checklist.swift
//  Checklist
//
//  Created on 9/27/17.
//

import Foundation

@objc(Checklist)
class Checklist: NSObject, NSCoding {

    var name: String
    var items: [ChecklistItem]

    init(name: String, items: [ChecklistItem] = []) {
        self.name = name
        self.items = items
        super.init()
    }

    required init?(coder aDecoder: NSCoder) {
        name = aDecoder.decodeObject(forKey: "Name") as? String ?? ""
        items = aDecoder.decodeObject(forKey: "Items") as? [ChecklistItem] ?? []
        super.init()
    }

    func encode(with aCoder: NSCoder) {
        aCoder.encode(name, forKey: "Name")
        aCoder.encode(items, forKey: "Items")
    }

    var uncheckedCount: Int {
        return items.filter { !$0.isChecked }.count
    }

    /// A text such as "2 items left".
    var summary: String {
        if items.isEmpty {
            return NSLocalizedString("No items", comment: "Below the name of an empty list")
        }
        let format = NSLocalizedString("items-left", comment: "Below the name of a list")
        return String.localizedStringWithFormat(format, uncheckedCount)
    }
}
