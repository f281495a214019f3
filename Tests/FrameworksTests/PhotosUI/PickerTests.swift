import BusFixtures
import Foundation
import ScreenDriver
import FrameworkSupport
import Testing
import UIKit

@testable import PhotosUI

extension ScreenTests {
    @Suite @MainActor struct PickerTests {
        private final class Delegate: NSObject, PHPickerViewControllerDelegate {
            var results: [PHPickerResult]?

            func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
                self.results = results
                picker.dismiss(animated: true)
            }
        }

        private let screen = HeadlessScreen()
        private let root = UIViewController()
        private let delegate = Delegate()

        /// Presents the picker where programs display the dialog for files.
        private func use(_ programs: FakePrograms, _ body: @MainActor () async throws -> Void) async rethrows {
            PHPickerViewController.bus = .address("unix:path=/nonexistent")
            PHPickerViewController.findChooser = {
                FileChooser(environment: ["DISPLAY": ":0", "PATH": DesktopProgram.searchPath.joined(separator: ":")])
            }
            defer {
                PHPickerViewController.bus = .session
                PHPickerViewController.findChooser = { FileChooser() }
            }
            try await programs.use(body)
        }

        private func present(_ configuration: PHPickerConfiguration) {
            screen.show(root)
            let picker = PHPickerViewController(configuration: configuration)
            picker.delegate = delegate
            root.present(picker, animated: false)
            screen.settle()
        }

        @Test("chosen files are items with their type, image and contents")
        func choice() async throws {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in }
            let file = folder.appendingPathComponent("My trail.png")
            try #require(image.pngData()).write(to: file)
            let programs = try FakePrograms(["zenity": "printf '%s\\n' '\(file.path)' '/nonexistent.png'"])
            var configuration = PHPickerConfiguration(photoLibrary: .shared())
            configuration.filter = .images
            configuration.selectionLimit = 0
            await use(programs) {
                present(configuration)
                #expect(await eventually { delegate.results != nil })
            }
            let arguments = try #require(programs.runs(of: "zenity").first)
            #expect(arguments.contains("--multiple") && arguments.contains { $0.contains("*.png *.PNG") })
            #expect(delegate.results?.count == 1)
            let item = try #require(delegate.results?.first).itemProvider
            #expect(item.suggestedName == "My trail")
            #expect(item.hasItemConformingToTypeIdentifier("public.image") && item.canLoadObject(ofClass: UIImage.self))
            let loaded: CGSize? = await withCheckedContinuation { continuation in
                item.loadObject(ofClass: UIImage.self) { object, _ in
                    continuation.resume(returning: (object as? UIImage)?.size)
                }
            }
            #expect(loaded.map { $0.width / $0.height } == 1.5)
            let contents: (String?, Data?) = await withCheckedContinuation { continuation in
                item.loadFileRepresentation(forTypeIdentifier: "public.png") { url, _ in
                    continuation.resume(returning: (url?.lastPathComponent, url.flatMap { try? Data(contentsOf: $0) }))
                }
            }
            #expect(contents.0 == "My trail.png" && contents.1 == image.pngData())
        }

        @Test("the portal displays the dialog, and its files are the results")
        func portal() async throws {
            let bus = try PrivateBus()
            let portal = try await FakePortal(on: bus)
            let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).mp4")
            try Data([1]).write(to: file)
            defer { try? FileManager.default.removeItem(at: file) }
            PHPickerViewController.bus = .address(bus.address)
            defer { PHPickerViewController.bus = .session }
            var configuration = PHPickerConfiguration()
            configuration.filter = .videos
            present(configuration)
            try #require(await eventually { portal.requests.count == 1 })
            let request = portal.requests[0]
            #expect(request.method == "OpenFile" && request.options["multiple"] == .bool(false))
            let filter = request.options["filters"]?.elements?.first?.elements?.last?.elements ?? []
            let patterns = filter.compactMap { $0.elements?.last?.stringValue }
            #expect(patterns.contains("*.mp4") && patterns.contains("video/*") && !patterns.contains("*.png"))
            try portal.respond(to: request, 0, ["uris": .strings([file.absoluteString])])
            #expect(await eventually { delegate.results?.count == 1 })
            #expect(delegate.results?.first?.itemProvider.hasItemConformingToTypeIdentifier("public.movie") == true)
            #expect(portal.closedPaths.isEmpty)
        }

        @Test("a canceled choice has no results")
        func cancellation() async throws {
            try await use(FakePrograms(["kdialog": "exit 1"])) {
                present(PHPickerConfiguration())
                #expect(await eventually { delegate.results != nil })
            }
            #expect(delegate.results?.isEmpty == true)
        }

        @Test("without a file chooser, the screen states that and Done ends it")
        func missingProgram() async throws {
            try await use(FakePrograms([:])) {
                present(PHPickerConfiguration())
                #expect(screen.texts.contains("No File Chooser") && delegate.results == nil)
                screen.tap("Done")
                screen.settle()
            }
            #expect(delegate.results?.isEmpty == true)
            #expect(root.presentedViewController == nil)
        }

        @Test("the photo library is denied and empty")
        func library() async {
            #expect(await PHPhotoLibrary.requestAuthorization(for: .readWrite) == .denied)
            #expect(PHPhotoLibrary.authorizationStatus(for: .addOnly) == .denied)
            #expect(PHAsset.fetchAssets(with: .image, options: nil).count == 0)
            await #expect(throws: PHPhotosError(.accessUserDenied)) {
                try await PHPhotoLibrary.shared().performChanges {}
            }
        }
    }
}
