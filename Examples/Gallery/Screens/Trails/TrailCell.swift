import UIKit

/// A cell with a trail, laid out in TrailCell.xib.
final class TrailCell: UITableViewCell {
    #if canImport(ObjectiveC)
        @IBOutlet
    #endif
    private weak var photoView: UIImageView!
    #if canImport(ObjectiveC)
        @IBOutlet
    #endif
    private weak var nameLabel: UILabel!
    #if canImport(ObjectiveC)
        @IBOutlet
    #endif
    private weak var summaryLabel: UILabel!
    #if canImport(ObjectiveC)
        @IBOutlet
    #endif
    private weak var gradeLabel: UILabel!
    #if canImport(ObjectiveC)
        @IBOutlet
    #endif
    private weak var lengthLabel: UILabel!
    #if canImport(ObjectiveC)
        @IBOutlet
    #endif
    private weak var factsStack: UIStackView!
    #if canImport(ObjectiveC)
        @IBOutlet
    #endif
    private(set) weak var bookmarkButton: UIButton!

    /// Called with `true` when the user adds a bookmark and `false` when the user removes it.
    var onBookmark: ((Bool) -> Void)?

    override func prepareForReuse() {
        super.prepareForReuse()
        onBookmark = nil
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        arrangeFacts()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        arrangeFacts()
    }

    func show(_ trail: Trail) {
        photoView.image = UIImage(named: trail.imageName, in: .module, compatibleWith: nil)
        nameLabel.text = trail.name
        summaryLabel.text = trail.summary
        gradeLabel.text = trail.grade.rawValue
        gradeLabel.textColor = color(of: trail.grade)
        lengthLabel.text = trail.statistics
        bookmarkButton.isSelected = trail.isBookmarked
    }

    @IBAction private func toggleBookmark(_ sender: UIButton) {
        sender.isSelected.toggle()
        onBookmark?(sender.isSelected)
    }

    /// Stacks the labels vertically if the text is too large for a single line.
    private func arrangeFacts() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        factsStack.axis = isLarge ? .vertical : .horizontal
        factsStack.spacing = isLarge ? 0 : 8
    }

    private func color(of grade: Trail.Grade) -> UIColor? {
        switch grade {
        case .easy: UIColor(named: "TrailEasy", in: .module, compatibleWith: nil)
        case .moderate: UIColor(named: "TrailModerate", in: .module, compatibleWith: nil)
        case .hard: UIColor(named: "TrailHard", in: .module, compatibleWith: nil)
        }
    }

    #if os(Linux)
        override class var objcMembers: [ObjCMember] {
            super.objcMembers + [.method("toggleBookmark:", TrailCell.toggleBookmark)]
        }
    #endif
}
