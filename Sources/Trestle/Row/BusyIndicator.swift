import UIKit

/// The activity indicator at the trailing edge of a busy row, in place of its accessory view.
final class BusyIndicator: UIActivityIndicatorView {
    /// The accessory view that the component has set.
    let replaced: UIView?

    init(replacing accessory: UIView?) {
        replaced = accessory
        super.init(frame: .zero)
        style = .medium
        sizeToFit()
        startAnimating()
    }

    @available(*, unavailable, message: "BusyIndicator is created in code only.")
    required init(coder: NSCoder) {
        preconditionFailure("BusyIndicator does not support init(coder:). Create it with init(replacing:).")
    }
}
