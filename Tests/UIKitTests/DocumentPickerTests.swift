import BusFixtures
import DesktopBus
import Foundation
import Testing
import TrestleTesting
import UniformTypeIdentifiers

@testable import UIKit

private final class PickingDelegate: NSObject, UIDocumentPickerDelegate {
    var urls: [URL]?
    var isCanceled = false
    var isDone: Bool { urls != nil || isCanceled }
    /// Whether the picker was still presented when the delegate was called.
    var wasPresented = false

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        self.urls = urls
        wasPresented = controller.presentingViewController != nil
    }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { isCanceled = true }
}

private final class ImageDelegate: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    var file: URL?

    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        file = info[.imageURL] as? URL
        picker.dismiss(animated: true)
    }
}

@Suite("Document pickers", .serialized) @MainActor
struct DocumentPickerTests {
    private let screen = HeadlessScreen()
    private let controller = UIViewController()
    private let delegate = PickingDelegate()
    private let bus: PrivateBus
    private let portal: FakePortal
    private let folder: TemporaryFolder

    init() async throws {
        bus = try PrivateBus()
        portal = try await FakePortal(on: bus)
        folder = try TemporaryFolder()
        UIDocumentPickerViewController.bus = .address(bus.address)
        UIDocumentPickerViewController.findChooser = { nil }
        screen.show(controller)
    }

    /// A folder that is removed with the test.
    private final class TemporaryFolder {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("picker-\(UUID().uuidString)")

        init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

        deinit { try? FileManager.default.removeItem(at: url) }

        func file(_ name: String, _ text: String) throws -> URL {
            let file = url.appendingPathComponent(name)
            try Data(text.utf8).write(to: file)
            return file
        }
    }

    private func text(of file: URL) -> String? { try? String(contentsOf: file, encoding: .utf8) }

    /// Presents a picker, and returns the request that the portal receives.
    private func present(_ picker: UIDocumentPickerViewController) async throws -> FakePortal.Request {
        picker.delegate = delegate
        let count = portal.requests.count
        controller.present(picker, animated: true)
        await screen.wait { portal.requests.count > count }
        return try #require(portal.requests.last)
    }

    private func respond(to request: FakePortal.Request, _ files: [URL]) async throws {
        try portal.respond(to: request, 0, ["uris": .strings(files.map(\.absoluteString))])
        await screen.wait { delegate.isDone }
    }

    @Test("documents of a type are opened in their place, after the picker has been dismissed")
    func open() async throws {
        let files = [try folder.file("a walk.png", ""), try folder.file("b.png", "")]
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.png])
        picker.allowsMultipleSelection = true
        picker.directoryURL = folder.url
        picker.title = "Pictures"
        let request = try await present(picker)
        #expect(request.method == "OpenFile" && request.arguments == [.string(""), .string("Pictures")])
        #expect(request.options["multiple"]?.boolValue == true && request.options["directory"] == nil)
        let path = request.options["current_folder"]?.elements?.compactMap(\.intValue).map { UInt8($0) }
        #expect(path == Array(folder.url.path.utf8) + [0])
        let filter = request.options["filters"]?.elements?.first?.elements?.last?.elements ?? []
        #expect(filter.contains(.structure([.uint32(0), .string("*.png")])))
        #expect(filter.contains(.structure([.uint32(1), .string("image/png")])))
        try await respond(to: request, files)
        #expect(delegate.urls?.map(\.path) == files.map(\.path) && !delegate.wasPresented)
        #expect(controller.presentedViewController == nil)
    }

    @Test("documents of any type have no filter, and images have the filter of all images")
    func filters() throws {
        #expect(FileDialog.Filter([.item]) == nil && FileDialog.Filter([]) == nil)
        #expect(try #require(FileDialog.Filter([.image])).mimeTypes == ["image/*"])
    }

    @Test("the image picker shows the portal's dialog for image files")
    func imagePicker() async throws {
        UIImagePickerController.bus = .address(bus.address)
        defer { UIImagePickerController.bus = .session }
        let file = folder.url.appendingPathComponent("a walk.png")
        let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in }
        try #require(image.pngData()).write(to: file)
        let delegate = ImageDelegate()
        let picker = UIImagePickerController()
        picker.delegate = delegate
        controller.present(picker, animated: true)
        await screen.wait { !portal.requests.isEmpty }
        let request = try #require(portal.requests.last)
        let filter = request.options["filters"]?.elements?.first?.elements?.last?.elements ?? []
        #expect(request.method == "OpenFile" && filter.contains(.structure([.uint32(1), .string("image/*")])))
        #expect(request.options["multiple"]?.boolValue == false)
        try portal.respond(to: request, 0, ["uris": .strings([file.absoluteString])])
        await screen.wait { delegate.file != nil }
        #expect(delegate.file?.path == file.path)
        screen.settle()
        #expect(controller.presentedViewController == nil)
    }

    @Test("folders are selected if all types are folders")
    func folders() async throws {
        let request = try await present(UIDocumentPickerViewController(forOpeningContentTypes: [.folder]))
        #expect(request.options["directory"]?.boolValue == true && request.options["filters"] == nil)
        try await respond(to: request, [folder.url])
        #expect(delegate.urls?.first?.path == folder.url.path)
    }

    @Test("a document that is opened as a copy can be changed without changing the document")
    func copy() async throws {
        let file = try folder.file("a.txt", "one")
        let request = try await present(
            UIDocumentPickerViewController(forOpeningContentTypes: [.text], asCopy: true))
        try await respond(to: request, [file])
        let copy = try #require(delegate.urls?.first)
        defer { try? FileManager.default.removeItem(at: copy.deletingLastPathComponent()) }
        #expect(copy.lastPathComponent == "a.txt" && text(of: copy) == "one" && copy.path != file.path)
        try Data("two".utf8).write(to: copy)
        #expect(text(of: file) == "one")
    }

    @Test(
        "an exported document replaces a file at its destination, and is moved unless it is copied",
        arguments: [true, false])
    func export(asCopy: Bool) async throws {
        let file = try folder.file("draft.txt", "new")
        let destination = try folder.file("final.txt", "old")
        let request = try await present(UIDocumentPickerViewController(forExporting: [file], asCopy: asCopy))
        #expect(request.method == "SaveFile" && request.options["current_name"]?.stringValue == "draft.txt")
        try await respond(to: request, [destination])
        #expect(delegate.urls?.map(\.path) == [destination.path] && text(of: destination) == "new")
        #expect(FileManager.default.fileExists(atPath: file.path) == asCopy)
    }

    @Test("several documents are exported to a folder")
    func exportSeveral() async throws {
        let files = [try folder.file("a.txt", "A"), try folder.file("b.txt", "B")]
        let request = try await present(UIDocumentPickerViewController(forExporting: files, asCopy: true))
        #expect(request.method == "SaveFiles")
        let names = request.options["files"]?.elements?.map { $0.elements?.compactMap(\.intValue).count }
        #expect(names == [6, 6])
        let destinations = ["c.txt", "d.txt"].map { folder.url.appendingPathComponent($0) }
        try await respond(to: request, destinations)
        #expect(destinations.map(text) == ["A", "B"])
    }

    @Test("an export that fails is canceled and leaves no part of the file")
    func failedExport() async throws {
        let missing = folder.url.appendingPathComponent("missing.txt")
        let request = try await present(UIDocumentPickerViewController(forExporting: [missing], asCopy: true))
        try await respond(to: request, [folder.url.appendingPathComponent("copy.txt")])
        #expect(delegate.isCanceled)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
    }

    @Test("canceling the dialog cancels the picker", arguments: [1, 2])
    func cancel(code: UInt32) async throws {
        let request = try await present(UIDocumentPickerViewController(forOpeningContentTypes: [.item]))
        try portal.respond(to: request, code)
        await screen.wait { delegate.isDone }
        #expect(delegate.isCanceled && controller.presentedViewController == nil)
    }

    @Test("URLs of other schemes than files are not accepted from the portal")
    func foreignURLs() async throws {
        let request = try await present(UIDocumentPickerViewController(forOpeningContentTypes: [.item]))
        try portal.respond(to: request, 0, ["uris": .strings(["https://example.com", "", "%"])])
        await screen.wait { delegate.isDone }
        #expect(delegate.isCanceled)
    }

    @Test("dismissing the picker closes the dialog")
    func dismiss() async throws {
        let request = try await present(UIDocumentPickerViewController(forOpeningContentTypes: [.item]))
        screen.settle()
        controller.dismiss(animated: false)
        await screen.wait { !portal.closedPaths.isEmpty }
        #expect(portal.closedPaths == [request.path] && !delegate.isDone)
    }

    @Test("without a portal, the desktop's program shows the dialog")
    func program() async throws {
        let picture = try folder.file("a walk.png", "")
        let script = folder.url.appendingPathComponent("zenity")
        try Data("#!/bin/sh\nprintf '%s\\n' \"$@\" > '\(folder.url.path)/arguments'\necho '\(picture.path)'\n".utf8)
            .write(to: script)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script.path)
        let path = folder.url.path
        UIDocumentPickerViewController.bus = .address("unix:path=/nonexistent")
        UIDocumentPickerViewController.findChooser = { FileChooser(environment: ["DISPLAY": ":0", "PATH": path]) }
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.png])
        picker.allowsMultipleSelection = true
        picker.delegate = delegate
        controller.present(picker, animated: true)
        await screen.wait { delegate.isDone }
        #expect(delegate.urls?.map(\.path) == [picture.path])
        let arguments = text(of: folder.url.appendingPathComponent("arguments")) ?? ""
        #expect(arguments.contains("--multiple\n") && arguments.contains("--file-filter=*.png *.PNG\n"))
    }

    @Test("without a portal and a program the picker is canceled")
    func nothing() async throws {
        UIDocumentPickerViewController.bus = .address("unix:path=/nonexistent")
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.png])
        picker.delegate = delegate
        controller.present(picker, animated: true)
        await screen.wait { delegate.isDone }
        #expect(delegate.isCanceled)
    }
}
