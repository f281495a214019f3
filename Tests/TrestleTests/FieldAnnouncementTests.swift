import Foundation
import Testing
import TrestleTesting
import UIKit

@testable import Trestle

@Suite("What is read out of forms", .serialized) @MainActor
struct FieldAnnouncementTests {
    private func form(_ rules: [Rule<SignUp>]) -> EntryScreen {
        EntryScreen(rules: rules) { draft in
            Section(id: "s") {
                TextFieldRow("Name", draft[\.name], placeholder: "name")
                TextFieldRow(nil, draft[\.email], placeholder: "email", kind: .email)
                SwitchRow("Company", draft[\.isCompany])
            }
        }
    }

    @Test("what is wrong is read out when its field is left, and not again until it changes")
    func leaving() {
        let form = form([.length(\.name, 3...8, "3 to 8 letters"), .email(\.email, "No address")])
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
        "while one types it is read out when something comes to be wrong, and other words about it when the field is left"
    )
    func typing() {
        let form = form([
            .custom(\.name) { $0.name.count < 4 ? "\(4 - $0.name.count) more" : $0.name.count > 6 ? "Too long" : nil }
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

    @Test("submitting has all that is wrong read out at once, also what was before")
    func submitting() async {
        let form = form([
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

    @Test("what a rule that takes its time finds is read out when it does")
    func eventually() async {
        var answer: CheckedContinuation<String?, Never>?
        let form = form([.eventually(\.name, delay: 0) { _ in await withCheckedContinuation { answer = $0 } }])
        form.screen.tap("name")
        form.screen.type("ada\n")
        #expect(await form.screen.wait { answer != nil })
        #expect(form.screen.announcements.isEmpty)
        answer?.resume(returning: "Taken")
        #expect(await form.screen.wait { form.screen.view(showing: "Taken") != nil })
        #expect(form.screen.announcements == ["Name: Taken"])
    }

    @Test("submitting while a rule takes its time has its answer read out with the rest")
    func submittingEventually() async {
        let form = form([
            .eventually(\.name, delay: 0) { _ in "Taken" }, .required(\.email, "No address"),
        ])
        form.draft.update { $0.name = "ada" }
        #expect(await form.adapter.submit(form.draft) == nil)
        #expect(form.screen.announcements == ["Name: Taken\nemail: No address"])
    }

    @Test("of a form that nobody sees nothing is read out, and of fields that it does not have neither")
    func unseen() async {
        let form = form([.required(\.name, "No name"), .required(\.company, "No company")])
        form.screen.show(UIViewController())
        _ = await form.draft.validate()
        #expect(form.screen.announcements.isEmpty)
        form.screen.show(UINavigationController(rootViewController: form.controller))
        form.renderForm(animated: false)
        #expect(form.screen.view(showing: "No name") != nil && form.screen.announcements.isEmpty)
    }
}
