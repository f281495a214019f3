import UIKit

/// A row that says that something is on its way: a spinner in the middle, and a text below it if there is one.
///
/// ```swift
/// Form { ActivityRow("Reading the log") }
/// ```
public struct ActivityRow: ViewComponent {
    /// What is being waited for; nil shows the spinner alone.
    public let text: String?

    /// A row that says that something is on its way.
    public init(_ text: String? = nil) {
        self.text = text
    }

    /// Space above and below the spinner, in points.
    public var contentInsets: UIEdgeInsets { UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16) }

    /// The view of spinner and text.
    public func makeView() -> ActivityView { ActivityView() }

    /// Shows the text. In a row the spinner turns while the row is on the screen.
    public func render(in view: ActivityView) {
        view.show(text)
    }

    /// Lets the spinner turn.
    public func willDisplay(_ cell: ViewCell<ActivityView>) {
        cell.hostedView?.isTurning = true
    }

    /// Stops the spinner: one that turns out of sight would have frame after frame drawn.
    public func didEndDisplaying(_ cell: ViewCell<ActivityView>) {
        cell.hostedView?.isTurning = false
    }
}

/// A spinner above a text, both in the middle.
public final class ActivityView: UIView {
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let label = UILabel()
    /// The space between spinner and text, in points.
    private let spacing: CGFloat = 8

    /// A view without a text.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .preferredFont(forTextStyle: .footnote)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        label.numberOfLines = 0
        addSubview(spinner)
        addSubview(label)
    }

    /// Views of this kind are made in code.
    @available(*, unavailable, message: "Made by ActivityRow.")
    public required init?(coder: NSCoder) {
        preconditionFailure("An ActivityView is made by ActivityRow.")
    }

    func show(_ text: String?) {
        label.text = text
        label.isHidden = text == nil
        // A header is not told when it is seen.
        if superview?.superview is UITableViewHeaderFooterView { isTurning = true }
        setNeedsLayout()
    }

    var isTurning = false {
        didSet {
            if isTurning { spinner.startAnimating() } else { spinner.stopAnimating() }
        }
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        let size = spinner.sizeThatFits(bounds.size)
        let height = contentHeight(width: bounds.width)
        let top = (bounds.height - height) / 2
        spinner.frame = CGRect(x: (bounds.width - size.width) / 2, y: top, width: size.width, height: size.height)
        let labelTop = spinner.frame.maxY + spacing
        label.frame = CGRect(x: 0, y: labelTop, width: bounds.width, height: max(0, top + height - labelTop))
    }

    public override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: contentHeight(width: size.width))
    }

    private func contentHeight(width: CGFloat) -> CGFloat {
        let spinnerHeight = spinner.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        guard !label.isHidden else { return spinnerHeight }
        let room = CGSize(width: width, height: .greatestFiniteMagnitude)
        return spinnerHeight + spacing + label.sizeThatFits(room).height
    }
}
