import UIKit

/// The counters of a post's likes, comments and shares.
final class PostCountersView: UIView {
    private let likes = CounterView(symbol: "heart", unit: "likes")
    private let comments = CounterView(symbol: "bubble.left", unit: "comments")
    private let shares = CounterView(symbol: "square.and.arrow.up", unit: "shares")

    /// The minimum distance between two counters, in points.
    private let spacing: CGFloat = 16

    override init(frame: CGRect) {
        super.init(frame: frame)
        var start = leadingAnchor
        var distance: CGFloat = 0
        for counter in [likes, comments, shares] {
            counter.translatesAutoresizingMaskIntoConstraints = false
            addSubview(counter)
            // Aligns the counters of all posts in columns while there is enough space: the priority is lower
            // than compression resistance, so that no number is truncated, and higher than content hugging.
            let column = counter.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.3)
            column.priority = UILayoutPriority(500)
            NSLayoutConstraint.activate([
                counter.leadingAnchor.constraint(equalTo: start, constant: distance),
                counter.topAnchor.constraint(equalTo: topAnchor),
                counter.bottomAnchor.constraint(equalTo: bottomAnchor), column,
            ])
            (start, distance) = (counter.trailingAnchor, spacing)
        }
        start.constraint(lessThanOrEqualTo: trailingAnchor).isActive = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("PostCountersView does not support init(coder:). Create it with init(frame:).")
    }

    func show(_ post: Post) {
        likes.count = post.likes
        comments.count = post.comments
        shares.count = post.shares
    }
}
