import UIKit

@testable import Trestle

/// The common members of the two form view controllers.
@MainActor
protocol FormController: UIViewController {
    var formAdapter: FormAdapter { get }
    var onRefresh: (@MainActor () async -> Void)? { get set }
    func renderForm(animated: Bool)
    func setNeedsRender(animated: Bool)
}

extension ListKind {
    /// Makes a form view controller.
    @MainActor
    func makeController(@FormBuilder content: @escaping @MainActor () -> Form) -> any FormController {
        switch self {
        case .table: TableController(content: content)
        case .collection: CollectionController(content: content)
        }
    }
}

private final class TableController: FormViewController, FormController {
    private let content: @MainActor () -> Form
    var formAdapter: FormAdapter { adapter }

    init(content: @escaping @MainActor () -> Form) {
        self.content = content
        super.init(style: .plain)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { preconditionFailure("Made in code") }

    override var form: Form { content() }
}

private final class CollectionController: CollectionFormViewController, FormController {
    private let content: @MainActor () -> Form
    var formAdapter: FormAdapter { adapter }

    init(content: @escaping @MainActor () -> Form) {
        self.content = content
        super.init(listAppearance: .plain)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { preconditionFailure("Made in code") }

    override var form: Form { content() }
}
