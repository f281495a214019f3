import Foundation
import Testing
import TrestleTesting

@testable import UIKit

@Suite("Alert views and action sheets", .serialized) @MainActor
final class LegacyAlertTests: NSObject, UIAlertViewDelegate, UIActionSheetDelegate {
    private var log: [String] = []
    private lazy var screen = HeadlessScreen(size: CGSize(width: 320, height: 568), scale: 1)

    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) { log.append("clicked \(buttonIndex)") }
    func willPresent(_ alertView: UIAlertView) { log.append("will present") }
    func didPresent(_ alertView: UIAlertView) { log.append("did present") }
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
        log.append("dismissed \(buttonIndex) \(alertView.buttonTitle(at: buttonIndex) ?? "")")
    }
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
        log.append("sheet \(actionSheet.buttonTitle(at: buttonIndex) ?? "")")
    }

    private func showRoot() {
        let root = UIViewController()
        root.view.backgroundColor = .white
        screen.show(root)
        screen.advanceFrame()
    }

    @Test("an alert view shows its buttons and text field, and notifies its delegate")
    func alert() throws {
        showRoot()
        let alert = UIAlertView(
            title: "Name", message: "Enter it", delegate: self, cancelButtonTitle: "Cancel", otherButtonTitles: "Save",
            "Later")
        alert.alertViewStyle = .plainTextInput
        alert.textField(at: 0)?.text = "Ann"
        #expect(alert.numberOfButtons == 3 && alert.cancelButtonIndex == 0 && alert.firstOtherButtonIndex == 1)
        #expect(alert.textField(at: 1) == nil && !alert.isVisible)
        alert.show()
        screen.settle()
        #expect(alert.isVisible && log == ["will present", "did present"])
        #expect(alert.textField(at: 0)?.text == "Ann" && alert.textField(at: 0)?.window != nil)
        screen.tap("Save")
        screen.settle()
        #expect(log.suffix(2) == ["clicked 1", "dismissed 1 Save"] && !alert.isVisible)
    }

    @Test("an action sheet shows its buttons, and can be dismissed by the app")
    func sheet() {
        showRoot()
        let sheet = UIActionSheet(
            title: nil, delegate: self, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete",
            otherButtonTitles: "Copy")
        #expect(sheet.destructiveButtonIndex == 0 && sheet.firstOtherButtonIndex == 1 && sheet.cancelButtonIndex == 2)
        if let view = screen.window?.rootViewController?.view { sheet.show(in: view) }
        screen.settle()
        #expect(sheet.isVisible)
        screen.tap("Copy")
        screen.settle()
        #expect(log == ["sheet Copy"] && !sheet.isVisible)
        if let view = screen.window?.rootViewController?.view { sheet.show(in: view) }
        screen.settle()
        sheet.dismiss(withClickedButtonIndex: 2, animated: false)
        screen.settle()
        #expect(!sheet.isVisible && log == ["sheet Copy"])
    }
}
