import UIKit

/// Benchmarks of a feed of 1,000 photographs of 12 megapixels in a window, which is flung from end to end.
@MainActor
struct PhotoBenchmark {
    private static let photos = 1_000
    private static let size = CGSize(width: 4_000, height: 3_000)
    /// The number of frames of a run, at 60 Hz, and the number of points of each: as fast as a finger flings a list.
    private static let frames = 2_400
    private static let step = 120
    private static let rounds = 3
    /// The time of a frame at 60 Hz, in milliseconds.
    private static let frameBudget = 16.7
    /// The peak resident memory, in megabytes.
    private static let memoryBudget = 150.0

    private let program: WindowProgram
    private let folder: URL

    /// Creates a benchmark of the program in a folder, in which it creates the photographs.
    init(programs: String) throws {
        folder = URL(fileURLWithPath: programs).appendingPathComponent("photos")
        var program = WindowBenchmark.trestle("PhotoWindow", in: programs)
        program.environment["PHOTO_FOLDER"] = folder.path
        self.program = program
        try makePhotos()
    }

    func run() throws -> [Measurement] {
        let runs = try [program].runInTurns(rounds: Self.rounds) {
            try $0.scroll(
                count: Self.photos, frames: Self.frames, step: Self.step, framesPerSecond: WindowBenchmark.displayRate)
        }[0]
        return [
            // A photograph that left the screen before it was decoded was not displayed.
            Measurement(
                name: "photos: photographs displayed during a fling over 1,000",
                value: runs.compactMap(\.photos).median, unit: ""),
            Measurement(
                name: "photos: longest frame of a fling over 1,000 photographs of 12 megapixels",
                value: runs.compactMap(\.longestFrame).median, unit: "ms", budget: Self.frameBudget),
            Measurement(
                name: "photos: peak resident memory", value: runs.map(\.memory).median, unit: "MB",
                budget: Self.memoryBudget),
        ]
    }

    /// Creates the files: links to one photograph, so that they need little space. Each is loaded by itself.
    private func makePhotos() throws {
        let files = FileManager.default
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        let first = folder.appendingPathComponent("0.jpeg")
        guard let data = Self.photograph().jpegData(compressionQuality: 0.9) else {
            throw WindowProgram.Failure(description: "the photograph could not be encoded")
        }
        try data.write(to: first)
        for number in 1..<Self.photos {
            try files.linkItem(at: first, to: folder.appendingPathComponent("\(number).jpeg"))
        }
    }

    /// Draws a picture with as much detail as a photograph: small shapes in many colors.
    private static func photograph() -> UIImage {
        var random = RandomNumbers(seed: 12)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        format.opaque = true
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIColor.darkGray.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            for _ in 0..<200_000 {
                UIColor(
                    hue: .random(in: 0...1, using: &random), saturation: 0.4,
                    brightness: .random(in: 0...1, using: &random), alpha: 0.5
                ).setFill()
                context.fill(
                    CGRect(
                        x: .random(in: 0...size.width, using: &random), y: .random(in: 0...size.height, using: &random),
                        width: .random(in: 2...30, using: &random), height: .random(in: 2...30, using: &random)),
                    blendMode: .normal)
            }
        }
    }
}
