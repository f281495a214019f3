/// The content and settings of a segment.
@MainActor
struct SegmentContent {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    /// The width in points, or 0 for automatic.
    var width: CGFloat = 0
    var offset = CGSize.zero
    var isEnabled = true

    /// The image to show. An image takes precedence over a title, and both over those of the action.
    var displayedImage: UIImage? { title == nil ? image ?? action?.image : image }

    var displayedTitle: String? {
        if displayedImage != nil { return nil }
        return title == nil ? action?.title : title
    }
}

extension SegmentContent {
    /// Creates the content for a string, an image or an action.
    @MainActor
    init(item: Any) {
        switch item {
        case let title as String: self.init(title: title)
        case let image as UIImage: self.init(image: image)
        case let action as UIAction: self.init(action: action)
        default:
            preconditionFailure(
                "UISegmentedControl was created with an item of type \(type(of: item)). Pass strings, images or "
                    + "actions."
            )
        }
    }
}

/// The state of a touch in a segmented control.
enum SegmentTouch: Equatable {
    /// A touch on a segment that it would select.
    case press(Int)
    /// A touch that drags the selection indicator, which is at the given segment.
    case drag(Int)
    /// A touch outside any segment that it could select.
    case outside
}
