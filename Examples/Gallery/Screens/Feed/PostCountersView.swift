import UIKit

/// How many people liked a post, answered it and passed it on: three numbers, each behind its sign.
final class PostCountersView: UIView {
    private let likes = CounterView(symbol: "heart", meaning: "likes")
    private let comments = CounterView(symbol: "bubble.left", meaning: "comments")
    private let shares = CounterView(symbol: "square.and.arrow.up", meaning: "shares")

    /// Between two counters, in points.
    private let gap: CGFloat = 16

    override init(frame: CGRect) {
        super.init(frame: frame)
        var start = leadingAnchor
        var distance: CGFloat = 0
        for counter in [likes, comments, shares] {
            counter.translatesAutoresizingMaskIntoConstraints = false
            addSubview(counter)
            // In columns, so that the numbers of all posts stand below each other, as long as there is room: weaker than
            // what keeps a number from being cut, and stronger than what keeps it from being wide.
            let column = counter.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.3)
            column.priority = UILayoutPriority(500)
            NSLayoutConstraint.activate([
                counter.leadingAnchor.constraint(equalTo: start, constant: distance),
                counter.topAnchor.constraint(equalTo: topAnchor),
                counter.bottomAnchor.constraint(equalTo: bottomAnchor), column,
            ])
            (start, distance) = (counter.trailingAnchor, gap)
        }
        start.constraint(lessThanOrEqualTo: trailingAnchor).isActive = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("PostCountersView is made by PostCell.")
    }

    func show(_ post: Post) {
        likes.count = post.likes
        comments.count = post.comments
        shares.count = post.shares
    }
}
