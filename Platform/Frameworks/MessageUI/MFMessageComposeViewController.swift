import UIKit

/// The outcome of composing a text message.
public enum MessageComposeResult: Int, Sendable {
    /// The user discarded the message.
    case cancelled = 0
    /// The message was sent.
    case sent = 1
    /// The message could not be sent.
    case failed = 2
}

/// A screen for composing a text message, which is not available on Linux.
///
/// `canSendText()` returns `false`. If the screen is presented nevertheless, the delegate receives `.failed`.
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
    /// The object that is notified of the result. The app dismisses the screen in its method.
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?

    /// The recipients.
    open var recipients: [String]?
    /// The text.
    open var body: String?
    /// The subject.
    open var subject: String?

    private var hasFinished = false

    /// Returns whether text messages can be sent, which is `false`.
    open class func canSendText() -> Bool { false }

    /// Returns whether text messages can have a subject, which is `false`.
    open class func canSendSubject() -> Bool { false }

    /// Returns whether text messages can have attachments, which is `false`.
    open class func canSendAttachments() -> Bool { false }

    /// Adds an attachment. Returns `false`, because text messages cannot be sent.
    open func addAttachmentData(_ attachmentData: Data, typeIdentifier uti: String, filename: String) -> Bool { false }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !hasFinished else { return }
        hasFinished = true
        messageComposeDelegate?.messageComposeViewController(self, didFinishWith: .failed)
    }
}

/// An object that is notified of the result of composing a text message.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
    /// Tells the delegate that composing has ended. Dismiss the screen in this method.
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
