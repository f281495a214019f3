import Trestle
import UIKit

/// A to-do list. The user checks off items by tapping, deletes them by swiping, reorders them in edit mode,
/// and can undo all changes. The list is a value type, so the undo stack stores previous lists.
final class ToDoViewController: FormViewController {
    private var toDos = ToDo.samples {
        didSet {
            setNeedsRender()
            undoItem.isEnabled = !undoStack.isEmpty
        }
    }
    private var undoStack: [[ToDo]] = []
    private lazy var undoItem = UIBarButtonItem(
        title: "Undo", primaryAction: UIAction { [weak self] _ in self?.undo() })

    init() {
        super.init(style: .insetGrouped)
        title = "To do"
        undoItem.isEnabled = false
        navigationItem.rightBarButtonItems = [editButtonItem, undoItem]
        adapter.onMove = { [weak self] in self?.move($0) }
    }

    @FormBuilder override var form: Form {
        section("open", title: "Open", isDone: false)
        section("done", title: "Done", isDone: true)
    }

    private func section(_ id: String, title: String, isDone: Bool) -> Section {
        let toDos = toDos.filter { $0.isDone == isDone }
        return Section("\(title) (\(toDos.count))", id: id) {
            for toDo in toDos {
                ToDoRow(toDo: toDo)
                    .movable()
                    .onSelect(self) { $0.toggleDone(toDo) }
                    .onDelete(self) { $0.change { $0.removeAll { $0.id == toDo.id } } }
            }
        }
    }

    private func toggleDone(_ toDo: ToDo) {
        change { toDos in
            guard let index = toDos.firstIndex(of: toDo) else { return }
            toDos[index].isDone.toggle()
        }
    }

    private func move(_ move: RowMove) {
        change { toDos in
            guard let id = move.row.id(as: ToDo.ID.self), let index = toDos.firstIndex(where: { $0.id == id }) else {
                return
            }
            var toDo = toDos.remove(at: index)
            toDo.isDone = move.sectionID(as: String.self) == "done"
            // Inserts the item before the item at the destination, among the items of the same section.
            let others = toDos.indices.filter { toDos[$0].isDone == toDo.isDone }
            let insertionIndex =
                others.indices.contains(move.destination.row) ? others[move.destination.row] : toDos.endIndex
            toDos.insert(toDo, at: insertionIndex)
        }
    }

    private func change(_ change: (inout [ToDo]) -> Void) {
        var changed = toDos
        change(&changed)
        undoStack.append(toDos)
        toDos = changed
    }

    private func undo() {
        guard let last = undoStack.popLast() else { return }
        toDos = last
    }
}
