import UIKit

/// A reference image beside a test's source file, and the images that a failed test writes next to it.
@MainActor
struct ReferenceImage {
    enum Mode {
        case compare, record
    }

    let name: String
    let file: URL

    init(named name: String, testFile: String) {
        precondition(
            !name.isEmpty && !name.contains("/"),
            "expectSnapshot received the invalid name \"\(name)\". Use a file name without an extension or slashes.")
        let source = URL(fileURLWithPath: testFile)
        self.name = name
        file = source.deletingLastPathComponent()
            .appendingPathComponent("__Snapshots__")
            .appendingPathComponent(source.deletingPathExtension().lastPathComponent)
            .appendingPathComponent("\(name).png")
    }

    private func sibling(_ kind: String) -> URL {
        file.deletingLastPathComponent().appendingPathComponent("\(name).\(kind).png")
    }

    /// Compares `image` with the reference image, or records it.
    ///
    /// - Returns: A description of the failure, or `nil` if the image matches.
    func check(_ image: CGImage, mode: Mode, channelTolerance: Int, maximumDifferingPixels: Int) throws -> String? {
        let (actualFile, differenceFile) = (sibling("actual"), sibling("difference"))
        for file in [actualFile, differenceFile] { try? FileManager.default.removeItem(at: file) }
        guard mode == .compare else {
            try write(image, to: file)
            return nil
        }
        guard FileManager.default.fileExists(atPath: file.path) else {
            try write(image, to: actualFile)
            return """
                There is no reference image "\(name)". Review \(actualFile.path), then run the test with TRESTLE_RECORD=1 \
                to record it.
                """
        }
        let expected = try CGImage(pngAt: file)
        let comparison = ImageComparison(image, expected, channelTolerance: channelTolerance)
        guard comparison.differingPixels > maximumDifferingPixels else { return nil }
        let sheet = ImageComparisonSheet.make(actual: image, expected: expected, channelTolerance: channelTolerance)
        try write(sheet, to: differenceFile)
        return describe(comparison, image, expected, sheet: differenceFile)
    }

    private func describe(_ comparison: ImageComparison, _ actual: CGImage, _ expected: CGImage, sheet: URL) -> String {
        let difference: String
        if comparison.isSameSize {
            let rect = comparison.differingRect
            difference = """
                \(comparison.differingPixels) pixels differ, by up to \(comparison.largestDifference) of 255, all within \
                x \(Int(rect.minX))…\(Int(rect.maxX)), y \(Int(rect.minY))…\(Int(rect.maxY))
                """
        } else {
            difference = "it is \(actual.width) × \(actual.height) pixels, not \(expected.width) × \(expected.height)"
        }
        return """
            The image "\(name)" differs from its reference image: \(difference). Actual, expected and difference: \
            \(sheet.path). If the new image is correct, run the test with TRESTLE_RECORD=1.
            """
    }

    private func write(_ image: CGImage, to file: URL) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try image.writePNG(to: file)
    }
}
