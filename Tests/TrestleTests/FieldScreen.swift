import TrestleTesting
import UIKit

@testable import Trestle

/// The value that the forms of these tests edit.
struct SignUp: Codable, Equatable, Hashable {
    enum Plan: String, Codable, CaseIterable { case free, plus, pro }

    var name = ""
    var email = ""
    var password = ""
    var repeated = ""
    var phone = ""
    var notes = ""
    var isCompany = false
    var company = ""
    var guests: Int?
    var price: Decimal?
    var nights = 1
    var volume = 0.5
    var plan = Plan.free
    var extras: Set<Plan> = []
    /// Noon of June 1, 2024, in Greenwich.
    var arrival = Date(timeIntervalSince1970: 1_717_243_200)
}

/// A form for a draft, on a screen.
@MainActor
final class FieldScreen {
    let screen: HeadlessScreen
    let controller: any FieldController

    init(
        _ kind: ListKind = .table, _ value: SignUp = SignUp(), rules: [ValidationRule<SignUp>] = [],
        screen: HeadlessScreen = HeadlessScreen(scale: 1),
        @FormBuilder content: @escaping @MainActor (Draft<SignUp>) -> Form
    ) {
        self.screen = screen
        controller = kind.makeFieldController(Draft(value, rules: rules), content: content)
        screen.show(UINavigationController(rootViewController: controller))
    }

    var draft: Draft<SignUp> { controller.draft }
    var adapter: FormAdapter { controller.formAdapter }
    var renders: Int { controller.renders }
    var navigationController: UINavigationController? { controller.navigationController }

    var listView: any ListView {
        guard let listView = adapter.display.listView else { preconditionFailure("The view is not loaded") }
        return listView
    }

    func renderForm(animated: Bool) { controller.renderForm(animated: animated) }

    /// Returns the visible text field with a placeholder.
    func field(_ placeholder: String) -> UITextField? {
        screen.views(UITextField.self).first { $0.placeholder == placeholder && $0.window != nil }
    }

    /// The text field that is being edited.
    var edited: String? { screen.views(UITextField.self).first(where: \.isFirstResponder)?.placeholder }
}

/// The view controller of the form.
@MainActor
protocol FieldController: UIViewController {
    var draft: Draft<SignUp> { get }
    var formAdapter: FormAdapter { get }
    var renders: Int { get }
    func renderForm(animated: Bool)
}

extension ListKind {
    @MainActor
    func makeFieldController(
        _ draft: Draft<SignUp>, @FormBuilder content: @escaping @MainActor (Draft<SignUp>) -> Form
    ) -> any FieldController {
        switch self {
        case .table: FieldTableController(draft, content: content)
        case .collection: FieldCollectionController(draft, content: content)
        }
    }
}

private final class FieldTableController: FormViewController, FieldController {
    let draft: Draft<SignUp>
    private let content: @MainActor (Draft<SignUp>) -> Form
    private(set) var renders = 0
    var formAdapter: FormAdapter { adapter }

    init(_ draft: Draft<SignUp>, content: @escaping @MainActor (Draft<SignUp>) -> Form) {
        self.draft = draft
        self.content = content
        super.init(style: .insetGrouped)
        draft.onChange = { [weak self] in self?.renderForm() }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { preconditionFailure("Made in code") }

    override var form: Form {
        renders += 1
        return content(draft)
    }
}

private final class FieldCollectionController: CollectionFormViewController, FieldController {
    let draft: Draft<SignUp>
    private let content: @MainActor (Draft<SignUp>) -> Form
    private(set) var renders = 0
    var formAdapter: FormAdapter { adapter }

    init(_ draft: Draft<SignUp>, content: @escaping @MainActor (Draft<SignUp>) -> Form) {
        self.draft = draft
        self.content = content
        super.init(listAppearance: .insetGrouped)
        draft.onChange = { [weak self] in self?.renderForm() }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { preconditionFailure("Made in code") }

    override var form: Form {
        renders += 1
        return content(draft)
    }
}
