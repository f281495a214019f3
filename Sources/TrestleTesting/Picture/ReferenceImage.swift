import UIKit

/// A picture beside a test's source, and what is written next to it when a test fails.
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
            "expectSnapshot: \"\(name)\" is no name for a file; use words and hyphens")
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

    /// Compares `picture` with the kept one, or keeps it.
    ///
    /// - Returns: what is wrong, for people; nil where nothing is.
    func check(_ picture: CGImage, mode: Mode, channelTolerance: Int, allowedPixels: Int) throws -> String? {
        let (actualFile, differenceFile) = (sibling("actual"), sibling("difference"))
        for file in [actualFile, differenceFile] { try? FileManager.default.removeItem(at: file) }
        guard mode == .compare else {
            try write(picture, to: file)
            return nil
        }
        guard FileManager.default.fileExists(atPath: file.path) else {
            try write(picture, to: actualFile)
            return """
                There is no kept picture "\(name)". Look at \(actualFile.path), and run the test with TRESTLE_RECORD=1 to \
                keep it.
                """
        }
        let expected = try CGImage(pngAt: file)
        let comparison = PictureComparison(picture, expected, channelTolerance: channelTolerance)
        guard comparison.differingPixels > allowedPixels else { return nil }
        let sheet = PictureSheet.make(actual: picture, expected: expected, channelTolerance: channelTolerance)
        try write(sheet, to: differenceFile)
        return describe(comparison, picture, expected, sheet: differenceFile)
    }

    private func describe(_ comparison: PictureComparison, _ actual: CGImage, _ expected: CGImage, sheet: URL) -> String
    {
        let what: String
        if comparison.isSameSize {
            let rect = comparison.differingRect
            what = """
                \(comparison.differingPixels) pixels differ, by up to \(comparison.largestDifference) of 255, all within x \
                \(Int(rect.minX))…\(Int(rect.maxX)), y \(Int(rect.minY))…\(Int(rect.maxY))
                """
        } else {
            what = "it is \(actual.width) × \(actual.height) pixels, not \(expected.width) × \(expected.height)"
        }
        return """
            The picture "\(name)" is not as expected: \(what). Actual, expected and difference: \(sheet.path). If the new \
            look is right, run the test with TRESTLE_RECORD=1.
            """
    }

    private func write(_ picture: CGImage, to file: URL) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try picture.writePNG(to: file)
    }
}
