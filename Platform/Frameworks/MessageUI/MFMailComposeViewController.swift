internal import FrameworkSupport
internal import FrameworkViews
import Foundation
@_exported import UIKit

/// The outcome of composing an e-mail.
public enum MFMailComposeResult: Int, Sendable {
    /// The user discarded the e-mail.
    case cancelled = 0
    /// The user saved the e-mail as a draft.
    case saved = 1
    /// The e-mail is queued for sending.
    case sent = 2
    /// The e-mail could not be sent or saved.
    case failed = 3
}

/// An error in composing an e-mail.
public struct MFMailComposeError: Error, Hashable, Sendable {
    /// The kind of an error.
    public enum Code: Int, Sendable {
        /// The e-mail could not be saved.
        case saveFailed = 0
        /// The e-mail could not be sent.
        case sendFailed = 1
    }

    /// The kind of the error.
    public let code: Code

    /// Creates an error.
    public init(_ code: Code) {
        self.code = code
    }

    /// The e-mail could not be saved.
    public static let saveFailed = Code.saveFailed
    /// The e-mail could not be sent.
    public static let sendFailed = Code.sendFailed
}

/// A screen for composing an e-mail.
///
/// The e-mail is opened in the desktop's e-mail program by `xdg-email`, when the screen has appeared. The screen
/// states that and has a Done button. The delegate receives `.sent` after that button, because the e-mail program does
/// not report whether the user sends the e-mail, and `.failed` if there is no e-mail program.
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
    /// The object that is notified of the result. The app dismisses the screen in its method.
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

    private var email = EmailArguments()
    private var hasOpenedEmail = false
    private var hasFinished = false

    /// Returns whether e-mails can be composed: whether `xdg-email` is installed.
    open class func canSendMail() -> Bool { DesktopProgram("xdg-email") != nil }

    /// Sets the subject.
    open func setSubject(_ subject: String) { email.subject = subject }

    /// Sets the recipients.
    open func setToRecipients(_ toRecipients: [String]?) { email.to = toRecipients ?? [] }

    /// Sets the recipients of a copy.
    open func setCcRecipients(_ ccRecipients: [String]?) { email.cc = ccRecipients ?? [] }

    /// Sets the recipients of a copy that others do not see.
    open func setBccRecipients(_ bccRecipients: [String]?) { email.bcc = bccRecipients ?? [] }

    /// Sets the sender. Not supported: the e-mail program chooses the account.
    open func setPreferredSendingEmailAddress(_ emailAddress: String) {}

    /// Sets the text. Markup is removed from HTML, because `xdg-email` supports only plain text.
    open func setMessageBody(_ body: String, isHTML: Bool) {
        email.body = isHTML ? EmailArguments.plainText(ofHTML: body) : body
    }

    /// Adds an attachment, which is written to a temporary file.
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
        email.attachments.append(EmailArguments.Attachment(name: filename, data: attachment))
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let root = UIViewController()
        root.title = email.subject
        root.view.addMessage(
            MessageView.Message(title: "New Message", detail: "The message was opened in your e-mail program."))
        root.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.finish(.sent, error: nil) })
        setViewControllers([root], animated: false)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !hasOpenedEmail else { return }
        hasOpenedEmail = true
        openEmail()
    }

    private func openEmail() {
        guard let program = DesktopProgram("xdg-email"), let arguments = try? email.arguments() else {
            return finish(.failed, error: MFMailComposeError(.sendFailed))
        }
        let running = program.start(arguments) { [weak self] result in
            guard result.status != 0 else { return }
            DispatchQueue.main.async { self?.finish(.failed, error: MFMailComposeError(.sendFailed)) }
        }
        if running == nil { finish(.failed, error: MFMailComposeError(.sendFailed)) }
    }

    private func finish(_ result: MFMailComposeResult, error: (any Error)?) {
        guard !hasFinished else { return }
        hasFinished = true
        mailComposeDelegate?.mailComposeController(self, didFinishWith: result, error: error)
    }
}

/// An object that is notified of the result of composing an e-mail.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
    /// Tells the delegate that composing has ended. Dismiss the screen in this method.
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
    /// The default implementation does nothing.
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {}
}
