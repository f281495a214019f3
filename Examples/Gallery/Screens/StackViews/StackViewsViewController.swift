import UIKit

/// The distributions and alignments of stack views, each with the same three boxes. The second box can be
/// hidden.
final class StackViewsViewController: UIViewController {
    private enum Metrics {
        static let margin: CGFloat = 16
        static let spacing: CGFloat = 8
        /// The distance between two samples, in points.
        static let sampleSpacing: CGFloat = 20
        static let captionSpacing: CGFloat = 4
        /// The height of the boxes in the distribution samples, in points.
        static let rowHeight: CGFloat = 36
        /// The available height for the boxes in the alignment samples, in points.
        static let alignmentHeight: CGFloat = 64
        static let cornerRadius: CGFloat = 10
        static let animationDuration: TimeInterval = 0.35
    }

    private let scrollView = UIScrollView()
    private let column = UIStackView()
    /// The second box of each sample.
    private var middleBoxes: [UIView] = []
    private var hidesMiddle = false

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Stack views"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("StackViewsViewController does not support init(coder:). Create it with init().")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        for (name, distribution) in Self.distributions { add(name, row(distribution)) }
        for (name, alignment) in Self.alignments { add(name, row(alignment)) }
        addColumn()
        updateBar()
    }

    private static let distributions: [(String, UIStackView.Distribution)] = [
        ("Fill (B has the lowest hugging priority)", .fill), ("Fill equally", .fillEqually),
        ("Fill proportionally", .fillProportionally),
        ("Equal spacing", .equalSpacing), ("Equal centering", .equalCentering),
    ]

    private static let alignments: [(String, UIStackView.Alignment)] = [
        ("Fill the height", .fill), ("Top", .top), ("First baseline", .firstBaseline),
        ("Center", .center), ("Bottom", .bottom), ("Last baseline", .lastBaseline),
    ]

    // MARK: Layout

    private func addColumn() {
        column.axis = .vertical
        column.spacing = Metrics.sampleSpacing
        column.isLayoutMarginsRelativeArrangement = true
        column.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: Metrics.margin, leading: Metrics.margin, bottom: Metrics.margin, trailing: Metrics.margin)
        column.translatesAutoresizingMaskIntoConstraints = false
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.alwaysBounceVertical = true
        scrollView.addSubview(column)
        view.addSubview(scrollView)
        let content = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: content.topAnchor),
            column.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            column.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            column.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        ])
    }

    private func add(_ name: String, _ row: UIStackView) {
        let caption = UILabel()
        caption.text = name
        caption.font = .preferredFont(forTextStyle: .footnote)
        caption.textColor = .secondaryLabel
        let sample = UIStackView(arrangedSubviews: [caption, row])
        sample.axis = .vertical
        sample.spacing = Metrics.captionSpacing
        column.addArrangedSubview(sample)
    }

    // MARK: Samples

    private func row(_ distribution: UIStackView.Distribution) -> UIStackView {
        let row = row(of: [40, 80, 120].map { CGSize(width: $0, height: Metrics.rowHeight) })
        row.distribution = distribution
        return row
    }

    private func row(_ alignment: UIStackView.Alignment) -> UIStackView {
        let row = row(
            of: [28, 56, 42].map { CGSize(width: UIView.noIntrinsicMetric, height: $0) }, fontSizes: [12, 28, 18])
        row.distribution = .fillEqually
        row.alignment = alignment
        row.heightAnchor.constraint(equalToConstant: Metrics.alignmentHeight + 2 * Metrics.spacing).isActive = true
        return row
    }

    private func row(of sizes: [CGSize], fontSizes: [CGFloat] = [15, 15, 15]) -> UIStackView {
        let colors: [UIColor] = [.systemBlue, .systemOrange, .systemGreen]
        let boxes = zip(zip(["A", "B", "C"], colors), zip(sizes, fontSizes)).map { style, measures in
            SampleBox(style.0, color: style.1, size: measures.0, fontSize: measures.1)
        }
        boxes[1].setContentHuggingPriority(UILayoutPriority(200), for: .horizontal)
        // Makes C fill the space of a hidden B. With equal priorities A and C would be ambiguous.
        boxes[2].setContentHuggingPriority(UILayoutPriority(220), for: .horizontal)
        middleBoxes.append(boxes[1])
        let row = UIStackView(arrangedSubviews: boxes)
        row.spacing = Metrics.spacing
        row.isLayoutMarginsRelativeArrangement = true
        row.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: Metrics.spacing, leading: Metrics.spacing, bottom: Metrics.spacing, trailing: Metrics.spacing)
        row.backgroundColor = .secondarySystemGroupedBackground
        row.layer.cornerRadius = Metrics.cornerRadius
        return row
    }

    // MARK: Hiding

    private func updateBar() {
        let action = UIAction(title: hidesMiddle ? "Show B" : "Hide B") { [weak self] _ in self?.toggleMiddle() }
        navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: action)
    }

    private func toggleMiddle() {
        hidesMiddle.toggle()
        UIView.animate(withDuration: Metrics.animationDuration) {
            for box in self.middleBoxes { box.isHidden = self.hidesMiddle }
        }
        updateBar()
    }
}
