import Testing
import TrestleTesting

@testable import UIKit

private final class ShoutActivity: UIActivity {
    var items: [Any] = []
    override var activityType: ActivityType? { ActivityType("test.shout") }
    override var activityTitle: String? { "Shout" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems.first is String }
    override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }
}

private final class LazyItem: NSObject, UIActivityItemSource {
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "" }
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { "for \(activityType?.rawValue ?? "")" }
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "A walk" }
}

private final class PickerDelegate: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    var info: [UIImagePickerController.InfoKey: Any]?
    var isCanceled = false
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        self.info = info
        picker.dismiss(animated: true)
    }
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        isCanceled = true
        picker.dismiss(animated: true)
    }
}

@Suite("Activities and the image picker", .serialized) @MainActor
struct ActivityTests {
    private let screen = HeadlessScreen()
    private let controller = UIViewController()

    init() { screen.show(controller) }

    private func present(_ items: [Any], _ activities: [UIActivity] = []) -> UIActivityViewController {
        let picker = UIActivityViewController(activityItems: items, applicationActivities: activities)
        controller.present(picker, animated: true)
        screen.settle()
        return picker
    }

    @Test("copying a text ends the controller with its type")
    func copy() {
        let picker = present(["Malham Cove", URL(string: "https://example.com/1") as Any])
        var result: (UIActivity.ActivityType?, Bool)?
        picker.completionWithItemsHandler = { type, completed, _, _ in result = (type, completed) }
        screen.tap("Copy")
        screen.settle()
        #expect(UIPasteboard.general.string == "Malham Cove\nhttps://example.com/1")
        #expect(result?.0 == .copyToPasteboard && result?.1 == true)
        #expect(controller.presentedViewController == nil)
    }

    @Test("activities of the app get the items that sources provide for them, and excluded ones are not offered")
    func applicationActivities() {
        let shout = ShoutActivity()
        let picker = UIActivityViewController(activityItems: [LazyItem()], applicationActivities: [shout])
        picker.excludedActivityTypes = [.copyToPasteboard]
        controller.present(picker, animated: true)
        screen.settle()
        #expect(!screen.texts.contains("Copy") && screen.texts.contains("Mail"))
        screen.tap("Shout")
        screen.settle()
        #expect(shout.items as? [String] == ["for test.shout"])
        #expect(controller.presentedViewController == nil)
    }

    @Test("an e-mail has the subject and the texts")
    func mail() {
        _ = present([LazyItem()])
        screen.tap("Mail")
        screen.settle()
        let url = screen.openedURLs.last?.absoluteString
        #expect(url?.hasPrefix("mailto:") == true && url?.contains("subject=A%20walk") == true)
    }

    @Test("saved contents do not replace other files")
    func save() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        SaveActivity.folder = folder
        defer {
            SaveActivity.folder = nil
            try? FileManager.default.removeItem(at: folder)
        }
        for text in ["One", "Two"] {
            _ = present([text])
            screen.tap(SystemWord.save.text)
            screen.settle()
        }
        #expect(try String(contentsOf: folder.appendingPathComponent("Text.txt"), encoding: .utf8) == "One")
        #expect(try String(contentsOf: folder.appendingPathComponent("Text 2.txt"), encoding: .utf8) == "Two")
    }

    @Test("dismissing the controller reports that nothing was selected")
    func dismissal() {
        let picker = present(["Malham Cove"])
        var result: (UIActivity.ActivityType?, Bool)?
        picker.completionWithItemsHandler = { type, completed, _, _ in result = (type, completed) }
        controller.dismiss(animated: true)
        screen.settle()
        #expect(result != nil && result?.0 == nil && result?.1 == false)
    }

    @Test("the image picker returns the file that the desktop's dialog prints", arguments: [true, false])
    func imagePicker(chooses: Bool) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer {
            UIImagePickerController.findChooser = { FileChooser() }
            UIImagePickerController.bus = .session
            try? FileManager.default.removeItem(at: folder)
        }
        let image = folder.appendingPathComponent("A walk.png")
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format)
        try renderer.image { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4)) }.pngData()?.write(to: image)
        let script = chooses ? "#!/bin/sh\necho '\(image.path)'\n" : "#!/bin/sh\nexit 1\n"
        let program = folder.appendingPathComponent("zenity")
        try Data(script.utf8).write(to: program)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
        UIImagePickerController.bus = .address("unix:path=/nonexistent")
        UIImagePickerController.findChooser = {
            FileChooser(environment: ["DISPLAY": ":0", "PATH": folder.path])
        }
        #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
        let delegate = PickerDelegate()
        let picker = UIImagePickerController()
        picker.delegate = delegate
        controller.present(picker, animated: true)
        await screen.wait { delegate.info != nil || delegate.isCanceled }
        #expect(delegate.isCanceled == !chooses)
        #expect((delegate.info?[.originalImage] as? UIImage)?.size.width == (chooses ? 4 : nil))
        #expect(delegate.info?[.imageURL] as? URL == (chooses ? image : nil))
        screen.settle()
        #expect(controller.presentedViewController == nil)
    }

    @Test("a picker for the camera is canceled, because there is none")
    func camera() {
        #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
        let delegate = PickerDelegate()
        let picker = UIImagePickerController()
        picker.sourceType = .camera
        picker.delegate = delegate
        controller.present(picker, animated: false)
        screen.settle()
        #expect(delegate.isCanceled && controller.presentedViewController == nil)
    }

    @Test("without a display or a dialog there is no photo library")
    func noDialog() {
        #expect(FileChooser(environment: ["PATH": "/usr/bin"]) == nil)
        #expect(FileChooser(environment: ["DISPLAY": ":0", "PATH": "/nonexistent"]) == nil)
    }
}
