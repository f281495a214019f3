import Foundation
import Testing
import TrestleTesting
import UIKit

@testable import Trestle

@Suite("Drafts", .serialized) @MainActor
struct DraftTests {
    @Test("bindings read and write the value, and onChange is called only for changes")
    func bindings() {
        var changes = 0
        let draft = Draft(SignUp()) { changes += 1 }
        let name = draft[\.name]
        name.value = "Ada"
        name.value = "Ada"
        #expect(draft.value.name == "Ada" && name.value == "Ada" && changes == 1)
        #expect(draft.isDirty)
        name.value = ""
        #expect(!draft.isDirty)
    }

    @Test("undo reverts one field at a time, and redo restores it")
    func undo() {
        let draft = Draft(SignUp())
        for text in ["A", "Ad", "Ada"] { draft[\.name].value = text }
        draft[\.email].value = "a@b.c"
        draft.update { $0.nights = 3 }
        draft.undo()
        #expect(draft.value.nights == 1 && draft.value.email == "a@b.c")
        draft.undo()
        #expect(draft.value.email == "" && draft.value.name == "Ada")
        draft.undo()
        #expect(draft.value == SignUp() && !draft.canUndo)
        draft.redo()
        draft.redo()
        #expect(draft.value.email == "a@b.c" && draft.value.name == "Ada")
        draft[\.name].value = "B"
        #expect(!draft.canRedo)
        draft.reset()
        #expect(draft.value == SignUp())
        draft.undo()
        #expect(draft.value.name == "B")
    }

    @Test("each rule checks its field, and only required fields must not be empty")
    func rules() {
        func error(_ rule: ValidationRule<SignUp>, _ change: (inout SignUp) -> Void) -> String? {
            var value = SignUp()
            change(&value)
            return Draft(value, rules: [rule]).error(in: rule.field.base as! PartialKeyPath<SignUp>)
        }
        #expect(error(.required(\.name), { $0.name = "  " }) == "Required")
        #expect(error(.required(\.name), { $0.name = "x" }) == nil)
        #expect(error(.required(\.guests, "How many?"), { _ in }) == "How many?")
        #expect(error(.range(\.nights, 1...3, "1 to 3"), { $0.nights = 4 }) == "1 to 3")
        #expect(error(.range(\.guests, 1...3, "1 to 3"), { _ in }) == nil)
        #expect(error(.length(\.password, 4...6, "4 to 6"), { $0.password = "abc" }) == "4 to 6")
        #expect(error(.length(\.password, 4...6, "4 to 6"), { _ in }) == nil)
        #expect(error(.email(\.email), { $0.email = "a@b" }) != nil)
        #expect(error(.email(\.email), { $0.email = "a.b@c.de" }) == nil)
        #expect(error(.pattern(\.phone, "[0-9]+", "Figures"), { $0.phone = "12a" }) == "Figures")
        #expect(error(.equal(\.repeated, to: \.password, "They differ"), { $0.password = "x" }) == "They differ")
        #expect(error(.accepted(\.isCompany), { _ in }) == "Required")
    }

    @Test("an error is shown after its field was left, and is updated with every change from then on")
    func moments() {
        let draft = Draft(SignUp(), rules: [.length(\.name, 3...9, "Too short")])
        let id = draft[\.name].id
        draft.didBeginEditing(id)
        draft[\.name].value = "A"
        #expect(draft.status(for: id) == nil && !draft.isValid)
        draft.didEndEditing(id)
        #expect(draft.status(for: id) == .error("Too short", isEdited: false))
        draft.didBeginEditing(id)
        draft[\.name].value = "Ada"
        #expect(draft.status(for: id) == nil && draft.isValid)
        draft[\.name].value = "Ad"
        #expect(draft.status(for: id) == .error("Too short", isEdited: true))
    }

    @Test("an asynchronous rule runs once for each value, and only after all other rules pass")
    func eventual() async {
        var asked: [String] = []
        let draft = Draft(
            SignUp(),
            rules: [
                .required(\.name),
                .asynchronous(\.name, delay: 0) { @MainActor name in
                    asked.append(name)
                    await Task.yield()
                    return name == "taken" ? "This name is taken" : nil
                },
            ])
        let id = draft[\.name].id
        #expect(await draft.validate() == [id] && asked == [])
        draft[\.name].value = "taken"
        #expect(draft.status(for: id) == .checking)
        #expect(await draft.validate() == [id] && asked == ["taken"])
        #expect(draft.status(for: id) == .error("This name is taken", isEdited: false))
        draft[\.name].value = "free"
        #expect(await draft.validate() == [] && asked == ["taken", "free"])
        draft[\.name].value = "taken"
        draft[\.name].value = "other"
        #expect(await draft.validate() == [])
    }

    @Test("a saved draft is restored")
    func saving() throws {
        let draft = Draft(SignUp(name: "Ada"))
        draft[\.guests].value = 3
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("draft-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        try draft.save(to: file)
        let other = Draft(SignUp())
        try other.restore(from: file)
        #expect(other.value.guests == 3 && other.isDirty && other.original == SignUp(name: "Ada"))
        other.reset()
        #expect(other.value == SignUp(name: "Ada"))
    }

    @Test("restoring invalid data throws and leaves the draft unchanged")
    func badFiles() {
        let draft = Draft(SignUp(name: "Ada"))
        #expect(throws: DraftError.self) { try draft.restore(Data("{}".utf8)) }
        #expect(throws: DraftError.self) { try draft.restore(from: URL(fileURLWithPath: "/no/such/file")) }
        #expect(draft.value.name == "Ada" && !draft.canUndo)
    }
}
