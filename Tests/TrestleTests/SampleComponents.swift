@testable import Trestle
import UIKit

/// A component that shows a text and counts its renderings.
struct Word: Component {
    let text: String

    init(_ text: String) {
        self.text = text
    }

    @MainActor static var renderings: [String] = []

    func render(in cell: WordCell) {
        cell.textLabel?.text = text
        cell.tag += 1
        Self.renderings.append(text)
    }
}

final class WordCell: UITableViewCell {}

/// A component with another cell class.
struct Number: Component, Identifiable {
    let id: Int

    @MainActor static var renderings: [Int] = []

    func render(in cell: NumberCell) {
        cell.textLabel?.text = "\(id)"
        Self.renderings.append(id)
    }
}

final class NumberCell: UITableViewCell {}

/// A component that keeps its id while its text changes.
struct Item: Component, Identifiable {
    let id: Int
    var text = ""

    @MainActor static var renderings: [Int] = []
    @MainActor static var whenRendered: ((Item) -> Void)?

    func render(in cell: UITableViewCell) {
        cell.textLabel?.text = "\(id): \(text)"
        cell.tag += 1
        Self.renderings.append(id)
        Self.whenRendered?(self)
    }
}

/// A header component.
struct Banner: HeaderFooterComponent {
    let text: String

    @MainActor static var renderings: [String] = []

    func render(in view: BannerView) {
        view.textLabel?.text = text
        Self.renderings.append(text)
    }
}

final class BannerView: UITableViewHeaderFooterView {}

/// A view component for rows, headers and footers.
struct Patch: ViewComponent {
    let height: CGFloat
    var contentInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

    func makeView() -> PatchView { PatchView() }

    func render(in view: PatchView) {
        view.wanted = height
        view.tag += 1
    }
}

final class PatchView: UIView {
    var wanted: CGFloat = 0

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: wanted) }
}

extension UITableViewCell {
    /// The number of times that an `Item`, a `Word` or a `Patch` was rendered in the cell.
    var renderings: Int { tag + ((self as? ViewCell<PatchView>)?.hostedView?.tag ?? 0) }
}

/// The texts and ids of a form's rows, by section.
func outline(_ form: Form) -> [[String]] {
    form.sections.map { section in
        (0..<section.rows.count).compactMap { index in
            guard case .eager(let rows) = section.rows else { return nil }
            return (rows[index].component.base as? Word)?.text ?? "\(rows[index].component.base)"
        }
    }
}
