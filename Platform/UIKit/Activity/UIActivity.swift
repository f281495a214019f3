/// A service for shared items, such as copying them. Apps derive classes with services of their own.
@preconcurrency @MainActor
open class UIActivity: NSObject {
    /// The controller that shows the activity.
    final weak var controller: UIActivityViewController?

    /// Creates an activity.
    public override init() {
        super.init()
    }

    /// The category of the activity. The default value is `.action`.
    open class var activityCategory: Category { .action }

    /// The type of the activity, or `nil` for one that apps cannot exclude.
    open var activityType: ActivityType? { nil }

    /// The title of the activity. Override it.
    open var activityTitle: String? { nil }

    /// The image of the activity.
    open var activityImage: UIImage? { nil }

    /// Returns whether the activity can process the items. The default implementation returns `false`.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

    /// Stores the items before the activity is performed. The default implementation does nothing.
    open func prepare(withActivityItems activityItems: [Any]) {}

    /// A controller to present instead of calling `perform()`, or `nil` for none.
    open var activityViewController: UIViewController? { nil }

    /// Performs the activity, and calls `activityDidFinish(_:)` at the end.
    open func perform() { activityDidFinish(true) }

    /// Ends the activity and dismisses the controllers.
    ///
    /// - Parameter completed: Whether the activity was performed.
    open func activityDidFinish(_ completed: Bool) { controller?.finish(self, completed: completed) }

    /// The category of an activity.
    public enum Category: Int, Sendable {
        /// Processes the items.
        case action = 0
        /// Sends the items to others.
        case share = 1
    }

    /// The type of an activity.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        /// The name of the type.
        public let rawValue: String

        /// Creates a type from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates a type from its name.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }
}

/// The system's types. Those that Linux has no service for are never offered; apps may exclude them anyway.
extension UIActivity.ActivityType {
    private static func type(_ name: String) -> Self { Self(rawValue: "com.apple.UIKit.activity.\(name)") }

    /// Copies the items.
    public static let copyToPasteboard = type("CopyToPasteboard")
    /// Writes an e-mail with the items.
    public static let mail = type("Mail")
    /// Saves an image. Not offered on Linux, where `UIActivity.ActivityType.saveToFiles` saves images too.
    public static let saveToCameraRoll = type("SaveToCameraRoll")
    /// Posts to Facebook. Not offered on Linux.
    public static let postToFacebook = type("PostToFacebook")
    /// Posts to Twitter. Not offered on Linux.
    public static let postToTwitter = type("PostToTwitter")
    /// Posts to Weibo. Not offered on Linux.
    public static let postToWeibo = type("PostToWeibo")
    /// Sends a message. Not offered on Linux.
    public static let message = type("Message")
    /// Prints the items.
    public static let print = type("Print")
    /// Assigns an image to a contact. Not offered on Linux.
    public static let assignToContact = type("AssignToContact")
    /// Adds a page to the reading list. Not offered on Linux.
    public static let addToReadingList = type("AddToReadingList")
    /// Posts to Flickr. Not offered on Linux.
    public static let postToFlickr = type("PostToFlickr")
    /// Posts to Vimeo. Not offered on Linux.
    public static let postToVimeo = type("PostToVimeo")
    /// Posts to Tencent Weibo. Not offered on Linux.
    public static let postToTencentWeibo = type("TencentWeibo")
    /// Sends the items to a device nearby. Not offered on Linux.
    public static let airDrop = type("AirDrop")
    /// Opens a document in the books app. Not offered on Linux.
    public static let openInIBooks = type("OpenInIBooks")
    /// Annotates a document. Not offered on Linux.
    public static let markupAsPDF = type("MarkupAsPDF")
    /// Shares the items in a call. Not offered on Linux.
    public static let sharePlay = type("SharePlay")
    /// Invites others with a link. Not offered on Linux.
    public static let collaborationInviteWithLink = type("CollaborationInviteWithLink")
    /// Copies a link for others. Not offered on Linux.
    public static let collaborationCopyLink = type("CollaborationCopyLink")
    /// Adds a page to the home screen. Not offered on Linux.
    public static let addToHomeScreen = type("AddToHomeScreen")

    /// Saves the items in the user's downloads folder.
    static let saveToFiles = Self(rawValue: "com.apple.DocumentManagerUICore.SaveToFiles")
    /// Opens URLs in the desktop's default apps.
    static let open = type("Open")
}
