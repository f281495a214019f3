import UIKit

/// Benchmarks of changes in a form of 500 constraints: 50 rows with a title, a value and a separator.
@MainActor
enum FormLayoutBenchmark {
    private static let budget = 1.0

    static func run() -> [Measurement] {
        [
            change("a row added in the middle") { form in
                form.insertRow(at: form.rows.count / 2)
                return { form.removeRow(at: form.rows.count / 2) }
            },
            change("a row removed from the middle") { form in
                form.removeRow(at: form.rows.count / 2)
                return { form.insertRow(at: form.rows.count / 2) }
            },
            change("an inner row measured, with the layout of the form") { form in
                _ = form.rows[form.rows.count / 2].systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
                form.setNeedsLayout()
                return {}
            },
        ]
    }

    /// Measures a change and the layout after it.
    ///
    /// - Parameter perform: Performs the change, and returns a closure that reverts it.
    private static func change(_ name: String, _ perform: (ConstraintForm) -> () -> Void) -> Measurement {
        let form = ConstraintForm(rowCount: 50)
        form.layoutIfNeeded()
        let seconds = (0..<103).map { _ in
            var revert: () -> Void = {}
            let seconds = Stopwatch.seconds {
                revert = perform(form)
                form.layoutIfNeeded()
            }
            revert()
            form.layoutIfNeeded()
            return seconds
        }
        return Measurement(
            name: "form of 500 constraints: \(name)", value: seconds.median * 1e3, unit: "ms", budget: budget)
    }
}

/// A form whose rows are placed below each other by constraints.
private final class ConstraintForm: UIView {
    private(set) var rows: [ConstraintRow] = []

    init(rowCount: Int) {
        super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 2_400))
        for row in 0..<rowCount { insertRow(at: row) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("ConstraintForm does not support init(coder:). Create it with init(rowCount:).")
    }

    func insertRow(at index: Int) {
        let row = ConstraintRow(number: index)
        addSubview(row)
        rows.insert(row, at: index)
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
        ])
        linkRow(at: index)
        linkRow(at: index + 1)
    }

    func removeRow(at index: Int) {
        rows.remove(at: index).removeFromSuperview()
        linkRow(at: index)
    }

    /// Places a row below the preceding one.
    private func linkRow(at index: Int) {
        guard rows.indices.contains(index) else { return }
        rows[index].link?.isActive = false
        let top = index > 0 ? rows[index - 1].bottomAnchor : topAnchor
        rows[index].link = rows[index].topAnchor.constraint(equalTo: top, constant: 1)
        rows[index].link?.isActive = true
    }
}

private final class ConstraintRow: UIView {
    private let title = UILabel()
    private let value = UILabel()
    /// The constraint to the preceding row.
    var link: NSLayoutConstraint?

    init(number: Int) {
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
        title.text = "Field \(number)"
        value.text = "Value"
        title.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        for view in [title, value] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        NSLayoutConstraint.activate([
            title.leadingAnchor.constraint(equalTo: leadingAnchor),
            title.topAnchor.constraint(equalTo: topAnchor, constant: 11),
            title.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -11),
            value.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
            value.trailingAnchor.constraint(equalTo: trailingAnchor),
            value.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
            heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("ConstraintRow does not support init(coder:). Create it with init(number:).")
    }
}
