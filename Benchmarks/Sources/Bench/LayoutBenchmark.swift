import Foundation
import ScreenDriver
import UIKit

/// Benchmarks of Auto Layout.
@MainActor
enum LayoutBenchmark {
    static func run() -> [Measurement] {
        [firstLayout(), newWidth(), newText()] + [10, 50, 100, 400].map(chain) + FormLayoutBenchmark.run() + [scroll()]
    }

    /// Measures adding the constraints, measuring and laying out, without creating the views.
    private static func firstLayout() -> Measurement {
        let seconds = Stopwatch.median(rounds: 101) {
            let view = PostView()
            view.show(1)
            return view
        } _: { view in
            view.constrain()
            view.measureAndLayOut(width: 390)
        }
        return Measurement(
            name: "layout, 6 views with 24 constraints: measure and place first", value: seconds * 1e6, unit: "µs",
            budget: 60)
    }

    private static func newWidth() -> Measurement {
        let view = PostView()
        view.show(1)
        view.constrain()
        view.measureAndLayOut(width: 390)
        var isWide = true
        let seconds = Stopwatch.median(rounds: 101) {
            isWide.toggle()
            view.measureAndLayOut(width: isWide ? 390 : 320)
        }
        return Measurement(
            name: "layout, 6 views with 24 constraints: measure and place in a new width", value: seconds * 1e6,
            unit: "µs", budget: 15)
    }

    private static func newText() -> Measurement {
        let view = PostView()
        view.constrain()
        var number = 0
        let seconds = Stopwatch.median(rounds: 101) {
            number = 1 - number
            view.show(number)
            view.measureAndLayOut(width: 390)
        }
        return Measurement(
            name: "layout, 6 views with 24 constraints: measure and place new texts", value: seconds * 1e6, unit: "µs")
    }

    /// Measures a row of views of which one fills the remaining width.
    private static func chain(of count: Int) -> Measurement {
        let seconds = Stopwatch.median(rounds: 21) {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: CGFloat(count) * 40, height: 50))
            let views = (0..<count).map { _ in BoxView() }
            for view in views {
                view.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(view)
            }
            return (root, views)
        } _: { root, views in
            var constraints: [NSLayoutConstraint] = []
            var last = root.leadingAnchor
            for view in views {
                constraints.append(view.leadingAnchor.constraint(equalTo: last, constant: 8))
                constraints.append(view.centerYAnchor.constraint(equalTo: root.centerYAnchor))
                last = view.trailingAnchor
            }
            constraints.append(last.constraint(equalTo: root.trailingAnchor, constant: -8))
            NSLayoutConstraint.activate(constraints)
            root.layoutIfNeeded()
        }
        return Measurement(
            name: "layout, a chain of \(count) views: constrain and place first, for each",
            value: seconds * 1e6 / Double(count),
            unit: "µs")
    }

    private static func scroll() -> Measurement {
        let list = PostList()
        let screen = HeadlessScreen()
        screen.show(list.table)
        let seconds = Stopwatch.median(rounds: 301) {
            list.table.contentOffset.y += 90
            screen.advanceFrame()
        }
        return Measurement(
            name: "table, 1,000,000 rows of constraints: scroll by 90 points, with frame", value: seconds * 1e3,
            unit: "ms")
    }
}

/// A view with an intrinsic content size of 20 × 20 points.
private final class BoxView: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 20) }
}

/// A post in a feed: a picture, a name with the time next to it, a text of several lines, a badge and a
/// separator.
private final class PostView: UIView {
    private let picture = UIView()
    private let name = UILabel()
    private let time = UILabel()
    private let text = UILabel()
    private let badge = UIView()
    private let line = UIView()

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
        text.numberOfLines = 0
        name.font = .preferredFont(forTextStyle: .headline)
        time.font = .preferredFont(forTextStyle: .footnote)
        time.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        time.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
        for view in [picture, name, time, text, badge, line] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("PostView does not support init(coder:). Create it with init().") }

    func show(_ number: Int) {
        name.text = number % 2 == 0 ? "Ada Lovelace" : "Charles Babbage"
        time.text = "\(number % 60) min"
        text.text =
            number % 2 == 0
            ? "The engine weaves algebraic patterns just as the loom weaves flowers and leaves, and does so in several lines."
            : "Short."
    }

    func constrain() {
        NSLayoutConstraint.activate([
            picture.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            picture.topAnchor.constraint(equalTo: topAnchor, constant: 12),
            picture.widthAnchor.constraint(equalToConstant: 40),
            picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
            name.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
            name.topAnchor.constraint(equalTo: topAnchor, constant: 10),
            time.leadingAnchor.constraint(greaterThanOrEqualTo: name.trailingAnchor, constant: 8),
            time.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            time.firstBaselineAnchor.constraint(equalTo: name.firstBaselineAnchor),
            text.leadingAnchor.constraint(equalTo: name.leadingAnchor),
            text.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 2),
            text.trailingAnchor.constraint(equalTo: badge.leadingAnchor, constant: -8),
            badge.trailingAnchor.constraint(equalTo: time.trailingAnchor),
            badge.centerYAnchor.constraint(equalTo: text.centerYAnchor),
            badge.widthAnchor.constraint(equalToConstant: 12), badge.heightAnchor.constraint(equalToConstant: 12),
            line.leadingAnchor.constraint(equalTo: name.leadingAnchor),
            line.trailingAnchor.constraint(equalTo: trailingAnchor),
            line.heightAnchor.constraint(equalToConstant: 1), line.bottomAnchor.constraint(equalTo: bottomAnchor),
            line.topAnchor.constraint(greaterThanOrEqualTo: text.bottomAnchor, constant: 10),
            line.topAnchor.constraint(greaterThanOrEqualTo: picture.bottomAnchor, constant: 12),
            name.heightAnchor.constraint(greaterThanOrEqualToConstant: 10),
            name.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor),
        ])
    }

    func measureAndLayOut(width: CGFloat) {
        let size = systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        frame.size = size
        layoutIfNeeded()
    }
}

private final class PostCell: UITableViewCell {
    let post = PostView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        post.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(post)
        post.constrain()
        NSLayoutConstraint.activate([
            post.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            post.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            post.topAnchor.constraint(equalTo: contentView.topAnchor),
            post.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("PostCell does not support init(coder:). Register the class with the table.")
    }
}

private final class PostList: NSObject, UITableViewDataSource {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain)

    override init() {
        super.init()
        table.register(PostCell.self, forCellReuseIdentifier: "Post")
        table.estimatedRowHeight = 80
        table.dataSource = self
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1_000_000 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Post", for: indexPath)
        (cell as? PostCell)?.post.show(indexPath.row)
        return cell
    }
}
