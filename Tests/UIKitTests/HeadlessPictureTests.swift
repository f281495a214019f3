import Testing

@testable import ScreenDriver
@testable import TrestleTesting
@testable import UIKit

@Suite("Comparison of images", .serialized) @MainActor
struct HeadlessPictureTests {
    private func makePicture(width: Int = 40, height: Int = 30, spot: CGColor? = nil) -> CGImage {
        let context = CGContext(width: width, height: height, scale: 1, opaque: true)
        context.setFillColor(CGColor(red: 1, green: 1, blue: 1, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        if let spot {
            context.setFillColor(spot)
            context.fill(CGRect(x: 10, y: 20, width: 4, height: 2))
        }
        return context.takeImage()
    }

    private func inTemporaryFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    @Test("equal images have no differences")
    func equal() {
        let comparison = ImageComparison(makePicture(), makePicture())
        #expect(comparison.differingPixels == 0)
        #expect(comparison.largestDifference == 0)
        #expect(comparison.isSameSize)
    }

    @Test("differing pixels are counted, measured and located")
    func different() {
        let comparison = ImageComparison(
            makePicture(spot: CGColor(red: 1, green: 0, blue: 0, alpha: 1)), makePicture())
        #expect(comparison.differingPixels == 8)
        #expect(comparison.largestDifference == 255)
        #expect(comparison.differingRect == CGRect(x: 10, y: 20, width: 4, height: 2))
    }

    @Test("differences within the tolerance are ignored")
    func tolerance() {
        let almostWhite = CGColor(red: 253 / 255, green: 1, blue: 1, alpha: 1)
        let (spotted, plain) = (makePicture(spot: almostWhite), makePicture())
        #expect(ImageComparison(spotted, plain, channelTolerance: 1).differingPixels == 8)
        #expect(ImageComparison(spotted, plain, channelTolerance: 2).differingPixels == 0)
    }

    @Test("images of different sizes differ")
    func sizes() {
        let comparison = ImageComparison(makePicture(width: 41), makePicture())
        #expect(!comparison.isSameSize)
        #expect(comparison.differingPixels == 41 * 30)
    }

    @Test("a reference image is recorded and compared, and a failure writes a side-by-side image")
    func referenceImages() throws {
        try inTemporaryFolder { folder in
            let reference = ReferenceImage(
                named: "house", testFile: folder.appendingPathComponent("HouseTests.swift").path)
            #expect(reference.file.path.hasSuffix("__Snapshots__/HouseTests/house.png"))
            @MainActor func check(_ picture: CGImage, _ mode: ReferenceImage.Mode, pixels: Int = 0) throws -> String? {
                try reference.check(picture, mode: mode, channelTolerance: 0, maximumDifferingPixels: pixels)
            }
            @MainActor func sibling(_ name: String) -> URL {
                reference.file.deletingLastPathComponent().appendingPathComponent(name)
            }
            let (plain, spotted) = (makePicture(), makePicture(spot: CGColor(red: 0, green: 0, blue: 1, alpha: 1)))

            let missing = try #require(try check(plain, .compare))
            #expect(missing.contains("TRESTLE_RECORD=1"))
            #expect(try CGImage(pngAt: sibling("house.actual.png")).hasSamePixels(as: plain))

            #expect(try check(plain, .record) == nil)
            #expect(!FileManager.default.fileExists(atPath: sibling("house.actual.png").path))
            #expect(try check(plain, .compare) == nil)

            let failure = try #require(try check(spotted, .compare))
            #expect(failure.contains("8 pixels differ, by up to 255 of 255, all within x 10…14, y 20…22"))
            let sheet = try CGImage(pngAt: sibling("house.difference.png"))
            #expect(sheet.width == 3 * 40 + 2 * 16 && sheet.height == 30)
            #expect(sheet.pixel(12, 21) == Pixel(red: 0, green: 0, blue: 255))
            #expect(sheet.pixel(56 + 12, 21) == Pixel(red: 255, green: 255, blue: 255))
            #expect(sheet.pixel(112 + 12, 21) == Pixel(red: 255, green: 0, blue: 0))

            #expect(try check(spotted, .compare, pixels: 8) == nil)
            #expect(!FileManager.default.fileExists(atPath: sibling("house.difference.png").path))
        }
    }

    @Test("drawing a screen twice results in identical PNG data")
    func reproducible() throws {
        func draw() throws -> Data {
            let screen = HeadlessScreen(size: CGSize(width: 200, height: 100))
            let label = UILabel(frame: CGRect(x: 16, y: 50, width: 160, height: 30))
            label.text = "Hogwarts"
            let view = UIView()
            view.backgroundColor = .systemBackground
            view.addSubview(label)
            screen.show(view)
            return try screen.pngData()
        }
        #expect(try draw() == draw())
    }
}
