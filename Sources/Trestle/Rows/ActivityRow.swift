import UIKit

/// A row with an activity indicator and an optional text below it.
///
/// ```swift
/// let form = Form {
///     ActivityRow("Finding walks nearby")
/// }
/// ```
public struct ActivityRow: ViewComponent {
    /// The text below the activity indicator, or `nil` for none.
    public let text: String?

    /// Creates a row with an activity indicator.
    public init(_ text: String? = nil) {
        self.text = text
    }

    /// The row of the activity indicator, which cannot be selected.
    public var row: Row { Row(self).selectionDisabled() }

    /// The space around the contents, in points.
    public var contentInsets: UIEdgeInsets { UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16) }

    /// Makes a view with an activity indicator.
    public func makeView() -> UIView { ActivityView() }

    /// Shows the text. In a row, the activity indicator spins while the row is displayed.
    public func render(in view: UIView) {
        (view as? ActivityView)?.show(text)
    }

    /// Shows the text in a header or footer, in which the activity indicator always spins, because
    /// components are not notified when headers and footers are displayed.
    public func render(in view: ViewHeaderFooterView<UIView>) {
        let activityView = view.container.view(insets: contentInsets, in: view.contentView, make: makeView)
        render(in: activityView)
        (activityView as? ActivityView)?.isSpinning = true
        view.setNeedsLayout()
    }

    /// Starts the activity indicator.
    public func willDisplay(_ cell: ViewCell<UIView>) {
        (cell.hostedView as? ActivityView)?.isSpinning = true
    }

    /// Stops the activity indicator, whose animation would otherwise draw frames while it is offscreen.
    public func didEndDisplaying(_ cell: ViewCell<UIView>) {
        (cell.hostedView as? ActivityView)?.isSpinning = false
    }
}

/// A view with a text below an activity indicator.
final class ActivityView: UIView {
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let label = UILabel()
    /// The space between activity indicator and text, in points.
    private let spacing: CGFloat = 8

    /// Creates a view without a text.
    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .preferredFont(forTextStyle: .footnote)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        label.numberOfLines = 0
        addSubview(spinner)
        addSubview(label)
    }

    /// ActivityView does not support storyboards and nibs.
    @available(*, unavailable, message: "ActivityView is created in code only.")
    required init?(coder: NSCoder) {
        preconditionFailure("ActivityView does not support init(coder:). Create it with init(frame:).")
    }

    func show(_ text: String?) {
        label.text = text
        label.isHidden = text == nil
        setNeedsLayout()
    }

    var isSpinning = false {
        didSet {
            if isSpinning { spinner.startAnimating() } else { spinner.stopAnimating() }
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = spinner.sizeThatFits(bounds.size)
        let height = contentHeight(width: bounds.width)
        let top = (bounds.height - height) / 2
        spinner.frame = CGRect(x: (bounds.width - size.width) / 2, y: top, width: size.width, height: size.height)
        let labelTop = spinner.frame.maxY + spacing
        label.frame = CGRect(x: 0, y: labelTop, width: bounds.width, height: max(0, top + height - labelTop))
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: contentHeight(width: size.width))
    }

    private func contentHeight(width: CGFloat) -> CGFloat {
        let spinnerHeight = spinner.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        guard !label.isHidden else { return spinnerHeight }
        let available = CGSize(width: width, height: .greatestFiniteMagnitude)
        return spinnerHeight + spacing + label.sizeThatFits(available).height
    }
}
