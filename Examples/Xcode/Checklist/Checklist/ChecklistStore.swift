//
//  ChecklistStore.swift
//  Checklist
//
//  Created on 9/28/17.
//

import Foundation

let ChecklistStoreDidChange = Notification.Name("ChecklistStoreDidChange")

/// All lists, archived in the documents folder.
class ChecklistStore: NSObject {

    private(set) var lists: [Checklist] = []
    private let file: URL

    init(fileName: String = "Checklists.plist") {
        let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first!
        file = folder.appendingPathComponent(fileName)
        super.init()
    }

    func load() {
        if let lists = NSKeyedUnarchiver.unarchiveObject(withFile: file.path) as? [Checklist] {
            self.lists = lists
        } else {
            lists = [Checklist(name: NSLocalizedString("Groceries", comment: "Name of the first list"))]
        }
    }

    @discardableResult
    func save() -> Bool {
        return NSKeyedArchiver.archiveRootObject(lists, toFile: file.path)
    }

    func removeFile() {
        try? FileManager.default.removeItem(at: file)
    }

    func add(_ list: Checklist) {
        lists.append(list)
        changed()
    }

    func removeList(at index: Int) {
        lists.remove(at: index)
        changed()
    }

    func moveList(from source: Int, to destination: Int) {
        lists.insert(lists.remove(at: source), at: destination)
        changed()
    }

    @objc func changed() {
        NotificationCenter.default.post(name: ChecklistStoreDidChange, object: self)
    }
}
