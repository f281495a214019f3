import Foundation
import Testing
import TrestleTesting
import UIKit

@testable import Trestle

@Suite("Drafts", .serialized) @MainActor
struct DraftTests {
    @Test("bindings read and write the value, and only changes are told")
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

    @Test("undo takes back a field at a time, and redo brings it again")
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

    @Test("each rule says what it is for, and lets empty fields be where nothing is required")
    func rules() {
        func fault(_ rule: Rule<SignUp>, _ change: (inout SignUp) -> Void) -> String? {
            var value = SignUp()
            change(&value)
            return Draft(value, rules: [rule]).fault(in: rule.field.base as! PartialKeyPath<SignUp>)
        }
        #expect(fault(.required(\.name), { $0.name = "  " }) == "Required")
        #expect(fault(.required(\.name), { $0.name = "x" }) == nil)
        #expect(fault(.required(\.guests, "How many?"), { _ in }) == "How many?")
        #expect(fault(.range(\.nights, 1...3, "1 to 3"), { $0.nights = 4 }) == "1 to 3")
        #expect(fault(.range(\.guests, 1...3, "1 to 3"), { _ in }) == nil)
        #expect(fault(.length(\.password, 4...6, "4 to 6"), { $0.password = "abc" }) == "4 to 6")
        #expect(fault(.length(\.password, 4...6, "4 to 6"), { _ in }) == nil)
        #expect(fault(.email(\.email), { $0.email = "a@b" }) != nil)
        #expect(fault(.email(\.email), { $0.email = "a.b@c.de" }) == nil)
        #expect(fault(.pattern(\.phone, "[0-9]+", "Figures"), { $0.phone = "12a" }) == "Figures")
        #expect(fault(.equal(\.repeated, to: \.password, "They differ"), { $0.password = "x" }) == "They differ")
        #expect(fault(.accepted(\.isCompany), { _ in }) == "Required")
    }

    @Test("what is wrong is said once a field was left, and from then on with each change")
    func moments() {
        let draft = Draft(SignUp(), rules: [.length(\.name, 3...9, "Too short")])
        let id = draft[\.name].id
        draft.didBeginEditing(id)
        draft[\.name].value = "A"
        #expect(draft.note(for: id) == nil && !draft.isValid)
        draft.didEndEditing(id)
        #expect(draft.note(for: id) == .fault("Too short", isEdited: false))
        draft.didBeginEditing(id)
        draft[\.name].value = "Ada"
        #expect(draft.note(for: id) == nil && draft.isValid)
        draft[\.name].value = "Ad"
        #expect(draft.note(for: id) == .fault("Too short", isEdited: true))
    }

    @Test("a rule that takes its time is asked once for each value, and only when the others are content")
    func eventual() async {
        var asked: [String] = []
        let draft = Draft(
            SignUp(),
            rules: [
                .required(\.name),
                .eventually(\.name, delay: 0) { name in
                    asked.append(name)
                    await Task.yield()
                    return name == "taken" ? "This name is taken" : nil
                },
            ])
        let id = draft[\.name].id
        #expect(await draft.validate() == [id] && asked == [])
        draft[\.name].value = "taken"
        #expect(draft.note(for: id) == .checking)
        #expect(await draft.validate() == [id] && asked == ["taken"])
        #expect(draft.note(for: id) == .fault("This name is taken", isEdited: false))
        draft[\.name].value = "free"
        #expect(await draft.validate() == [] && asked == ["taken", "free"])
        draft[\.name].value = "taken"
        draft[\.name].value = "other"
        #expect(await draft.validate() == [])
    }

    @Test("a draft is saved, and goes on where it was")
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

    @Test("what is no draft throws, and leaves the draft as it is")
    func badFiles() {
        let draft = Draft(SignUp(name: "Ada"))
        #expect(throws: DraftError.self) { try draft.restore(Data("{}".utf8)) }
        #expect(throws: DraftError.self) { try draft.restore(from: URL(fileURLWithPath: "/no/such/file")) }
        #expect(draft.value.name == "Ada" && !draft.canUndo)
    }
}
