extension UIBarButtonItem {
    /// The buttons that the system names, and the spaces between them.
    public enum SystemItem: Int, Sendable {
        case done = 0
        case cancel = 1
        case edit = 2
        case save = 3
        case add = 4
        /// Room that is left over, in equal parts for all of them. Navigation bars have none.
        case flexibleSpace = 5
        /// Room of `width` points.
        case fixedSpace = 6
        case compose = 7
        case reply = 8
        /// Shares something.
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
        /// A cross on a grey disc.
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
    /// Makes a space of a width in points. It has the class that it is asked for, as registered cells have.
    public class func fixedSpace(_ width: CGFloat) -> Self {
        let space = unsafeDowncast(makeOfDynamicClass(.fixedSpace), to: Self.self)
        space.width = width
        return space
    }

    /// Makes a space that takes the room that is left over, in equal parts with others of its kind.
    public class func flexibleSpace() -> Self {
        unsafeDowncast(makeOfDynamicClass(.flexibleSpace), to: Self.self)
    }

    convenience init(space: SystemItem) {
        self.init()
        take(space)
    }

    /// The entry point of the initialiser above that takes the dynamic class: see `ClassInstantiation.swift`.
    @_silgen_name("$s5UIKit15UIBarButtonItemC5spaceA2C06SystemD0O_tcfC")
    private static func makeOfDynamicClass(_ space: SystemItem) -> UIBarButtonItem
}
