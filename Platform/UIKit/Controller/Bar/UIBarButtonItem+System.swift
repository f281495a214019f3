extension UIBarButtonItem {
    /// The system's buttons and spaces.
    public enum SystemItem: Int, Sendable {
        case done = 0
        case cancel = 1
        case edit = 2
        case save = 3
        case add = 4
        /// A space that shares the remaining width with others of its kind. Navigation bars ignore it.
        case flexibleSpace = 5
        /// A space of `width` points.
        case fixedSpace = 6
        case compose = 7
        case reply = 8
        /// A share button.
        case action = 9
        case organize = 10
        case bookmarks = 11
        case search = 12
        case refresh = 13
        case stop = 14
        case camera = 15
        case trash = 16
        case play = 17
        case pause = 18
        case rewind = 19
        case fastForward = 20
        case undo = 21
        case redo = 22
        /// A cross on a gray disc.
        case close = 24

        var title: String? {
            switch self {
            case .done: SystemWord.done.text
            case .cancel: SystemWord.cancel.text
            case .edit: SystemWord.edit.text
            case .save: SystemWord.save.text
            case .undo: SystemWord.undo.text
            case .redo: SystemWord.redo.text
            default: nil
            }
        }

        var image: UIImage? {
            symbolName.flatMap { name in
                guard self == .close else { return UIImage(systemName: name) }
                let small = UIImage.SymbolConfiguration(pointSize: 13, weight: .bold)
                return UIImage(systemName: name, withConfiguration: small)
            }
        }

        private var symbolName: String? {
            switch self {
            case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
            case .add: "plus"
            case .compose: "square.and.pencil"
            case .reply: "arrowshape.turn.up.left"
            case .action: "square.and.arrow.up"
            case .organize: "folder"
            case .bookmarks: "book"
            case .search: "magnifyingglass"
            case .refresh: "arrow.clockwise"
            case .stop, .close: "xmark"
            case .camera: "camera"
            case .trash: "trash"
            case .play: "play.fill"
            case .pause: "pause.fill"
            case .rewind: "backward.fill"
            case .fastForward: "forward.fill"
            }
        }
    }
}

// MARK: - Spaces

extension UIBarButtonItem {
    /// Creates a space of a fixed width, in points, as an instance of the class on which it is called.
    public class func fixedSpace(_ width: CGFloat) -> Self {
        let space = unsafeDowncast(makeOfDynamicClass(.fixedSpace), to: Self.self)
        space.width = width
        return space
    }

    /// Creates a space that shares the remaining width with others of its kind.
    public class func flexibleSpace() -> Self {
        unsafeDowncast(makeOfDynamicClass(.flexibleSpace), to: Self.self)
    }

    convenience init(space: SystemItem) {
        self.init()
        apply(space)
    }

    /// The entry point of the initializer above with a dynamic class: see `ClassInstantiation.swift`.
    @_silgen_name("$s5UIKit15UIBarButtonItemC5spaceA2C06SystemD0O_tcfC")
    private static func makeOfDynamicClass(_ space: SystemItem) -> UIBarButtonItem
}
