import Testing
import TrestleTesting
import UIKit

/// The fitting size of a view satisfies all its constraints.
@MainActor
@Suite struct AutoLayoutFittingTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 44))

    private func add(_ view: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
    }

    @Test("an image view with an aspect ratio constraint has the height of the ratio, whatever the image's size")
    func proportions() {
        let label = UILabel()
        label.text = "Text"
        let picture = UIImageView(image: UIGraphicsImageRenderer(size: CGSize(width: 320, height: 180)).image { _ in })
        let footer = UILabel()
        footer.text = "Footer"
        for view in [label, picture, footer] { add(view) }
        let bottom = footer.bottomAnchor.constraint(equalTo: root.bottomAnchor)
        bottom.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: root.topAnchor),
            picture.topAnchor.constraint(equalTo: label.bottomAnchor),
            picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 9 / 16),
            footer.topAnchor.constraint(equalTo: picture.bottomAnchor), bottom,
        ])
        let texts = label.intrinsicContentSize.height + footer.intrinsicContentSize.height
        for width: CGFloat in [300, 160, 480] {
            let size = root.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            #expect(size == CGSize(width: width, height: (texts + width * 9 / 16).rounded(.up)))
            root.frame.size = size
            root.layoutIfNeeded()
            #expect(abs(label.bounds.height - label.intrinsicContentSize.height) <= 0.5)
            #expect(picture.bounds.width == width)
        }
    }

    /// A square that fills the width between the margins.
    private final class SquareCell: UITableViewCell {
        let square = UIView()
        private lazy var height = square.heightAnchor.constraint(equalTo: square.widthAnchor)

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            square.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(square)
            let margins = contentView.layoutMarginsGuide
            NSLayoutConstraint.activate([
                square.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                square.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                square.topAnchor.constraint(equalTo: margins.topAnchor),
                square.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            ])
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { preconditionFailure("made in code") }

        /// Makes the square higher than wide by `length`.
        func stretch(by length: CGFloat) {
            height.constant = length
            height.isActive = true
        }
    }

    private final class Squares: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 12 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "square", for: indexPath)
            (cell as? SquareCell)?.stretch(by: Squares.excess(of: indexPath.row))
            return cell
        }

        /// Alternates high and low rows, so that cells are reused for rows of another height.
        static func excess(of row: Int) -> CGFloat { row.isMultiple(of: 2) ? 300 : -200 }
    }

    @Test("a row is measured with its final margins, in a new cell and in a reused cell of another height")
    func marginsOfRows() throws {
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 400), scale: 1, safeAreaInsets: .zero)
        let table = UITableView(frame: .zero, style: .plain)
        let squares = Squares()
        table.register(SquareCell.self, forCellReuseIdentifier: "square")
        table.dataSource = squares
        let controller = UIViewController()
        controller.view = table
        screen.show(controller)
        for row in 0..<12 {
            table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
            screen.settle()
            let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: 0)) as? SquareCell)
            #expect(cell.square.frame.origin == CGPoint(x: 16, y: 11))
            #expect(cell.square.bounds.size == CGSize(width: 358, height: 358 + Squares.excess(of: row)), "\(row)")
            #expect(cell.frame.height == 358 + Squares.excess(of: row) + 22, "\(row)")
        }
    }
}
