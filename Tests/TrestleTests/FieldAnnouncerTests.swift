import Foundation
import Testing
import TrestleTesting
import UIKit

@testable import Trestle

@Suite("Announcements of errors", .serialized) @MainActor
struct FieldAnnouncerTests {
    private func form(_ kind: ListKind, _ rules: [ValidationRule<SignUp>]) -> FieldScreen {
        FieldScreen(kind, rules: rules) { draft in
            Section(id: "s") {
                TextFieldRow("Name", text: draft[\.name], placeholder: "name")
                TextFieldRow(nil, text: draft[\.email], placeholder: "email", kind: .email)
                SwitchRow("Company", isOn: draft[\.isCompany])
            }
        }
    }

    @Test("an error is announced when its field is left, and again only when it changes", arguments: ListKind.allCases)
    func leaving(kind: ListKind) {
        let form = form(kind, [.length(\.name, 3...8, "3 to 8 letters"), .email(\.email, "No address")])
        form.screen.tap("name")
        form.screen.type("a")
        form.screen.type("b")
        #expect(form.screen.announcements.isEmpty)
        form.screen.type("\n")
        #expect(form.screen.announcements == ["Name: 3 to 8 letters"] && form.edited == "email")
        form.screen.type("x\n")
        #expect(form.screen.announcements == ["Name: 3 to 8 letters", "email: No address"])
        form.renderForm(animated: false)
        form.draft.update { $0.isCompany = true }
        #expect(form.screen.announcements.count == 2)
        form.draft.update { $0.name = "abc" }
        form.draft.update { $0.name = "a" }
        #expect(form.screen.announcements.last == "Name: 3 to 8 letters" && form.screen.announcements.count == 3)
    }

    @Test(
        "a new error is announced while typing, and a changed one when the field is left", arguments: ListKind.allCases)
    func typing(kind: ListKind) {
        let form = form(
            kind,
            [
                .custom(\.name) {
                    $0.name.count < 4 ? "\(4 - $0.name.count) more" : $0.name.count > 6 ? "Too long" : nil
                }
            ])
        form.screen.tap("name")
        form.screen.type("a\n")
        #expect(form.screen.announcements == ["Name: 3 more"])
        form.screen.tap("Name")
        form.screen.press(.keyboardEnd)
        form.screen.type("b")
        form.screen.type("c")
        #expect(form.screen.announcements == ["Name: 3 more"])
        form.screen.type("\n")
        #expect(form.screen.announcements == ["Name: 3 more", "Name: 1 more"])
        form.screen.tap("Name")
        form.screen.press(.keyboardEnd)
        form.screen.type("defghij")
        #expect(form.screen.announcements == ["Name: 3 more", "Name: 1 more", "Name: Too long"])
    }

    @Test("submitting announces all errors at once, including those announced before", arguments: ListKind.allCases)
    func submitting(kind: ListKind) async {
        let form = form(
            kind,
            [
                .required(\.name, "What shall we call you?"), .required(\.email, "No address"),
                .accepted(\.isCompany, "Companies only"),
            ])
        let all = "Name: What shall we call you?\nemail: No address\nCompany: Companies only"
        #expect(await form.adapter.submit(form.draft) == nil)
        #expect(form.screen.announcements == [all] && form.edited == "name")
        #expect(await form.adapter.submit(form.draft) == nil)
        #expect(form.screen.announcements == [all, all])
        form.screen.type("Ada")
        form.draft.update {
            $0.email = "a@b.c"
            $0.isCompany = true
        }
        #expect(await form.adapter.submit(form.draft) != nil)
        #expect(form.screen.announcements.count == 2)
    }

    @Test("the error of an asynchronous rule is announced with its result", arguments: ListKind.allCases)
    func asynchronous(kind: ListKind) async {
        var answer: CheckedContinuation<String?, Never>?
        let form = form(
            kind,
            [
                .asynchronous(\.name, delay: 0) { @MainActor _ in await withCheckedContinuation { answer = $0 } }
            ])
        form.screen.tap("name")
        form.screen.type("ada\n")
        #expect(await form.screen.wait { answer != nil })
        #expect(form.screen.announcements.isEmpty)
        answer?.resume(returning: "Taken")
        #expect(await form.screen.wait { form.screen.view(showing: "Taken") != nil })
        #expect(form.screen.announcements == ["Name: Taken"])
    }

    @Test(
        "submitting during an asynchronous check announces its error together with the others",
        arguments: ListKind.allCases)
    func submittingEventually(kind: ListKind) async {
        let form = form(
            kind,
            [
                .asynchronous(\.name, delay: 0) { _ in "Taken" }, .required(\.email, "No address"),
            ])
        form.draft.update { $0.name = "ada" }
        #expect(await form.adapter.submit(form.draft) == nil)
        #expect(form.screen.announcements == ["Name: Taken\nemail: No address"])
    }

    @Test(
        "nothing is announced for forms that are not in a window and for fields that are not in the form",
        arguments: ListKind.allCases)
    func unseen(kind: ListKind) async {
        let form = form(kind, [.required(\.name, "No name"), .required(\.company, "No company")])
        form.screen.show(UIViewController())
        _ = await form.draft.validate()
        #expect(form.screen.announcements.isEmpty)
        form.screen.show(UINavigationController(rootViewController: form.controller))
        form.renderForm(animated: false)
        #expect(form.screen.view(showing: "No name") != nil && form.screen.announcements.isEmpty)
    }
}
