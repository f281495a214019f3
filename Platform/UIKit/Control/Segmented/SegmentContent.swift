/// What a segment shows and does.
@MainActor
struct SegmentContent {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    /// In points; 0 lets the control decide.
    var width: CGFloat = 0
    var offset = CGSize.zero
    var isEnabled = true

    /// What it shows: an image goes before a title, and both before those of the action.
    var shownImage: UIImage? { title == nil ? image ?? action?.image : image }

    var shownTitle: String? {
        if shownImage != nil { return nil }
        return title == nil ? action?.title : title
    }
}

extension SegmentContent {
    /// - Parameter item: a string, an image or an action.
    @MainActor
    init(item: Any) {
        switch item {
        case let title as String: self.init(title: title)
        case let image as UIImage: self.init(image: image)
        case let action as UIAction: self.init(action: action)
        default:
            preconditionFailure(
                "A segmented control was made with an item of type \(type(of: item)): it takes strings, images and actions"
            )
        }
    }
}

/// What a finger does to a segmented control.
enum SegmentTouch: Equatable {
    /// It lies on a segment that it would choose.
    case press(Int)
    /// It drags what marks the chosen segment, which is above this one now.
    case drag(Int)
    /// It lies on nothing that it could choose.
    case nothing
}
