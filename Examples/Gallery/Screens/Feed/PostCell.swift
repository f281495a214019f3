import UIKit

/// A post: its author and age, the text, an optional picture, and the counts of reactions.
///
/// Constraints alone determine the layout and the row's height.
final class PostCell: UITableViewCell {
    /// Called when the user taps “More” or “Less”.
    var onMore: (@MainActor () -> Void)?

    private let avatar = UIImageView()
    private let name = UILabel()
    private let age = UILabel()
    private let message = UILabel()
    private let moreButton = TallTargetButton(type: .system)
    private let picture = UIImageView()
    private let counters = PostCountersView()

    /// Constraints that place the age at the end of the name's line.
    private var besideName: [NSLayoutConstraint] = []
    private var belowName: [NSLayoutConstraint] = []
    private var isLong = false
    private var isExpanded = false
    /// Constraints that stack the visible parts of the post vertically.
    private var chain: [NSLayoutConstraint] = []

    /// Lengths in points.
    private enum Metrics {
        static let avatarGap: CGFloat = 12
        static let ageGap: CGFloat = 8
        static let nameGap: CGFloat = 2
        static let partGap: CGFloat = 10
        static let cornerRadius: CGFloat = 12
        static let pictureRatio: CGFloat = 9 / 16
        /// The number of lines of a collapsed text.
        static let lines = 3
    }

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        configureParts()
        for part in [avatar, name, age, message, moreButton, picture, counters] {
            part.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(part)
        }
        // Clips the parts that do not fit yet while the row expands.
        contentView.clipsToBounds = true
        constrainHead()
        constrainParts()
        layoutAge()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("PostCell does not support init(coder:). Register the class with the table.")
    }

    func show(_ post: Post, isExpanded: Bool) {
        avatar.image = PersonAvatar.image(for: post.author)
        name.text = post.author.name
        age.text = post.age
        message.text = post.text
        (isLong, self.isExpanded) = (post.isLong, isExpanded)
        picture.image = post.scene?.image
        picture.isHidden = post.scene == nil
        counters.show(post)
        updateMessage()
    }

    /// Collapses a long text, except in large text sizes, in which three lines would contain only a few words.
    private func updateMessage() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        message.numberOfLines = isLong && !isExpanded && !isLarge ? Metrics.lines : 0
        moreButton.setTitle(isExpanded ? "Less" : "More", for: .normal)
        moreButton.isHidden = !isLong || isLarge
        chainParts()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        layoutAge()
        updateMessage()
    }

    private func configureParts() {
        name.font = .preferredFont(forTextStyle: .headline)
        age.font = .preferredFont(forTextStyle: .subheadline)
        age.textColor = .secondaryLabel
        message.font = .preferredFont(forTextStyle: .body)
        moreButton.titleLabel?.font = .preferredFont(forTextStyle: .subheadline)
        moreButton.contentHorizontalAlignment = .leading
        for label in [name, age, message, moreButton.titleLabel] { label?.adjustsFontForContentSizeCategory = true }
        moreButton.addAction(UIAction { [weak self] _ in self?.onMore?() }, for: .touchUpInside)
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        picture.layer.cornerRadius = Metrics.cornerRadius
    }

    // MARK: Constraints

    private func constrainHead() {
        let margins = contentView.layoutMarginsGuide
        // A long name is truncated before the avatar and the age are.
        for view in [avatar, age] { view.setContentCompressionResistancePriority(.required, for: .horizontal) }
        avatar.setContentHuggingPriority(.required, for: .horizontal)
        NSLayoutConstraint.activate([
            avatar.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            avatar.topAnchor.constraint(equalTo: margins.topAnchor),
            avatar.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
            name.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: Metrics.avatarGap),
            name.topAnchor.constraint(equalTo: margins.topAnchor),
            name.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
        ])
        besideName = [
            age.firstBaselineAnchor.constraint(equalTo: name.firstBaselineAnchor),
            age.leadingAnchor.constraint(greaterThanOrEqualTo: name.trailingAnchor, constant: Metrics.ageGap),
            age.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            message.topAnchor.constraint(equalTo: name.bottomAnchor, constant: Metrics.nameGap),
        ]
        belowName = [
            age.topAnchor.constraint(equalTo: name.bottomAnchor),
            age.leadingAnchor.constraint(equalTo: name.leadingAnchor),
            message.topAnchor.constraint(equalTo: age.bottomAnchor, constant: Metrics.nameGap),
        ]
    }

    private func constrainParts() {
        let margins = contentView.layoutMarginsGuide
        for part in [message, moreButton, picture, counters] {
            NSLayoutConstraint.activate([
                part.leadingAnchor.constraint(equalTo: name.leadingAnchor),
                part.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            ])
        }
        let bottom = counters.bottomAnchor.constraint(equalTo: margins.bottomAnchor)
        // Breaks while the row's height animates.
        bottom.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: Metrics.pictureRatio), bottom,
        ])
    }

    private func layoutAge() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        name.numberOfLines = isLarge ? 0 : 1
        NSLayoutConstraint.deactivate(isLarge ? besideName : belowName)
        NSLayoutConstraint.activate(isLarge ? belowName : besideName)
    }

    private func chainParts() {
        NSLayoutConstraint.deactivate(chain)
        // The button's content insets already add space above and below its title.
        let picturesGap = moreButton.isHidden ? Metrics.partGap : 0
        var above: UIView = message
        chain = []
        for (part, gap) in [(moreButton, 0), (picture, picturesGap), (counters, Metrics.partGap)] where !part.isHidden {
            chain.append(part.topAnchor.constraint(equalTo: above.bottomAnchor, constant: gap))
            above = part
        }
        NSLayoutConstraint.activate(chain)
    }
}

/// A button in a line of text, which responds to touches above and below it, too.
private final class TallTargetButton: UIButton {
    /// The minimum height of a target, in points.
    private static let minimumHeight: CGFloat = 44

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: 0, dy: min(0, (bounds.height - Self.minimumHeight) / 2)).contains(point)
    }
}
