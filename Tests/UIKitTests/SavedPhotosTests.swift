import Foundation
import Testing

@testable import UIKit

@Suite("Saved photos")
@MainActor
struct SavedPhotosTests {
    private final class Saver: NSObject, ObjCExposing {
        var errors: [Error?] = []
        var continuation: CheckedContinuation<Void, Never>?

        func image(_ image: UIImage, didFinishSavingWithError error: Error?, contextInfo: UnsafeRawPointer) {
            errors.append(error)
            continuation?.resume()
        }

        class var objcMembers: [ObjCMember] {
            [
                .method(
                    "image:didFinishSavingWithError:contextInfo:",
                    nonisolated: Saver.image(_:didFinishSavingWithError:contextInfo:))
            ]
        }
    }

    private func image(isOpaque: Bool) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.opaque = isOpaque
        return UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3), format: format).image { context in
            UIColor.red.withAlphaComponent(isOpaque ? 1 : 0.5).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 3))
        }
    }

    @Test("opaque images are saved as JPEG files, others as PNG files, under new names")
    func files() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(try SavedPhotos.save(image(isOpaque: true), in: folder).lastPathComponent == "IMG_0001.jpg")
        #expect(try SavedPhotos.save(image(isOpaque: true), in: folder).lastPathComponent == "IMG_0002.jpg")
        let file = try SavedPhotos.save(image(isOpaque: false), in: folder)
        #expect(file.lastPathComponent == "IMG_0001.png")
        let saved = try #require(UIImage(contentsOfFile: file.path)?.cgImage)
        #expect(saved.width == 4 * Int(UIScreen.main.scale) && !saved.isOpaque)
    }

    @Test("the target is told of an error")
    func error() async throws {
        let saver = Saver()
        await withCheckedContinuation { continuation in
            saver.continuation = continuation
            UIImageWriteToSavedPhotosAlbum(
                UIImage(), saver, Selector("image:didFinishSavingWithError:contextInfo:"), nil)
        }
        #expect(saver.errors.count == 1 && saver.errors[0] != nil)
    }
}
