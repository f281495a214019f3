import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Views with side effects in `intrinsicContentSize`", .serialized)
struct AutoLayoutMeasurementTests {
    /// A table whose intrinsic height is its content height, a common pattern in apps.
    final class FittingTable: UITableView, UITableViewDataSource {
        var texts = ["One", "Two", "Three"]

        override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }
        override var intrinsicContentSize: CGSize {
            layoutIfNeeded()
            return CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            var content = cell.defaultContentConfiguration()
            content.text = texts[indexPath.row]
            cell.contentConfiguration = content
            return cell
        }
    }

    /// Adds its subview when its intrinsic content size is first read.
    final class LazyView: UIView {
        private var label: UILabel?

        override var intrinsicContentSize: CGSize {
            let label = label ?? make()
            return label.intrinsicContentSize
        }

        private func make() -> UILabel {
            let label = UILabel()
            label.text = "Made late"
            label.translatesAutoresizingMaskIntoConstraints = false
            addSubview(label)
            NSLayoutConstraint.activate([
                label.centerXAnchor.constraint(equalTo: centerXAnchor),
                label.centerYAnchor.constraint(equalTo: centerYAnchor),
            ])
            self.label = label
            return label
        }
    }

    private let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1, safeAreaInsets: .zero)

    /// Shows a stack view with `view` between two labels.
    private func show(_ view: UIView) -> UIStackView {
        let stack = UIStackView()
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        for (index, arranged) in [UILabel(), view, UILabel()].enumerated() {
            (arranged as? UILabel)?.text = "Label \(index)"
            stack.addArrangedSubview(arranged)
        }
        let root = UIView()
        root.backgroundColor = .systemBackground
        root.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
            stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
        ])
        screen.show(root)
        screen.settle()
        return stack
    }

    @Test("a table that lays itself out to compute its height is as high as its rows, and the following views adjust")
    func fittingTable() {
        let table = FittingTable()
        table.dataSource = table
        let stack = show(table)
        let labels = stack.arrangedSubviews
        #expect(stack.frame.origin == CGPoint(x: 20, y: 40) && stack.frame.width == 280)
        #expect(table.frame.width == 280 && table.frame.height == table.contentSize.height)
        #expect(table.visibleCells.count == 3 && table.contentSize.height > 120)
        #expect(labels[2].frame.minY == table.frame.maxY && labels[0].frame.maxY == table.frame.minY)
        table.texts += ["Four", "Five"]
        table.reloadData()
        screen.settle()
        #expect(table.visibleCells.count == 5 && table.frame.height == table.contentSize.height)
        #expect(labels[2].frame.minY == table.frame.maxY)
    }

    @Test(
        "a view that adds subviews while it is measured is laid out completely in the same pass")
    func lazyView() throws {
        let lazy = LazyView()
        let stack = show(lazy)
        let label = try #require(lazy.subviews.first)
        #expect(stack.frame.origin == CGPoint(x: 20, y: 40))
        #expect(label.frame.size == label.intrinsicContentSize && lazy.frame.height == label.frame.height)
        #expect(abs(label.frame.midX - lazy.bounds.midX) <= 0.5 && lazy.frame.width == 280)
        #expect(stack.arrangedSubviews[2].frame.minY == lazy.frame.maxY)
    }
}
