import Foundation
import ScreenDriver
import Testing

@testable import MessageUI

extension ScreenTests {
    @Suite @MainActor struct MessageUITests {
        private final class Delegate: NSObject, MFMailComposeViewControllerDelegate,
            MFMessageComposeViewControllerDelegate
        {
            var results: [MFMailComposeResult] = []
            var errors: [MFMailComposeError] = []
            var messageResults: [MessageComposeResult] = []

            func mailComposeController(
                _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
                error: (any Error)?
            ) {
                results.append(result)
                if let error = error as? MFMailComposeError { errors.append(error) }
                controller.dismiss(animated: true)
            }

            func messageComposeViewController(
                _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
            ) {
                messageResults.append(result)
                controller.dismiss(animated: true)
            }
        }

        @Test("mail can be sent if xdg-email is installed")
        func availability() throws {
            #expect(try FakePrograms(["xdg-email": ""]).useNow { MFMailComposeViewController.canSendMail() })
            #expect(try !FakePrograms(["other": ""]).useNow { MFMailComposeViewController.canSendMail() })
            #expect(!MFMessageComposeViewController.canSendText())
        }

        @Test("an e-mail is opened in the e-mail program, and Done reports that it was sent")
        func compose() async throws {
            let programs = try FakePrograms(["xdg-email": ""])
            let screen = HeadlessScreen()
            let root = UIViewController()
            screen.show(root)
            let delegate = Delegate()
            await programs.use {
                let mail = MFMailComposeViewController()
                mail.mailComposeDelegate = delegate
                mail.setSubject("Trails")
                mail.setToRecipients(["a@example.com", "--attach"])
                mail.setCcRecipients(["b@example.com"])
                mail.setMessageBody("<p>One &amp; two<br>three</p>", isHTML: true)
                root.present(mail, animated: false)
                screen.settle()
                #expect(await eventually { !programs.runs(of: "xdg-email").isEmpty })
                #expect(
                    programs.runs(of: "xdg-email") == [
                        [
                            "--utf8", "--subject", "Trails", "--cc", "b@example.com", "--body", "One & two", "three",
                            "a@example.com",
                        ]
                    ])
                #expect(delegate.results.isEmpty)
                screen.tap("Done")
                screen.settle()
            }
            #expect(delegate.results == [.sent])
            #expect(root.presentedViewController == nil)
        }

        @Test("a failing or missing e-mail program is an error", arguments: [["xdg-email": "exit 3"], [:]])
        func failure(scripts: [String: String]) async throws {
            let screen = HeadlessScreen()
            let root = UIViewController()
            screen.show(root)
            let delegate = Delegate()
            try await FakePrograms(scripts).use {
                let mail = MFMailComposeViewController()
                mail.mailComposeDelegate = delegate
                root.present(mail, animated: false)
                screen.settle()
                #expect(await eventually { !delegate.results.isEmpty })
            }
            #expect(delegate.results == [.failed])
            #expect(delegate.errors == [MFMailComposeError(.sendFailed)])
        }

        @Test("attachments are files of their name in a folder of their own")
        func attachments() throws {
            var email = EmailArguments()
            email.attachments = [
                .init(name: "../../notes.txt", data: Data("a".utf8)), .init(name: "..", data: Data("b".utf8)),
            ]
            let arguments = try email.arguments()
            #expect(arguments.count == 5)
            let files = [arguments[2], arguments[4]].map { URL(fileURLWithPath: $0) }
            #expect(files.map(\.lastPathComponent) == ["notes.txt", "attachment-2"])
            #expect(try files.map { try String(contentsOf: $0, encoding: .utf8) } == ["a", "b"])
            try FileManager.default.removeItem(at: files[0].deletingLastPathComponent())
        }

        @Test("a text message that is presented nevertheless fails")
        func textMessage() {
            let screen = HeadlessScreen()
            let root = UIViewController()
            screen.show(root)
            let delegate = Delegate()
            let message = MFMessageComposeViewController()
            message.messageComposeDelegate = delegate
            root.present(message, animated: false)
            screen.settle()
            #expect(delegate.messageResults == [.failed])
            #expect(root.presentedViewController == nil)
        }
    }
}
