import AdaptiveCards
import ArgumentParser
import Foundation
import ProjectImport

/// Draws cards with the program `CardPreviews` of Trestle's checkout.
///
/// It is a program of its own that is built when it is first needed, so that this one is built without UIKit and is installed without its
/// libraries.
struct CardPreviewTool {
    struct Card {
        /// The file, whose name the images get.
        let file: URL
        let json: JSONValue
    }

    /// The path of this program, which was installed from a checkout.
    let program: URL

    /// Draws the cards into PNG files of a folder. The paths of the files are printed.
    ///
    /// - Parameters:
    ///   - cards: The cards.
    ///   - hostConfig: The file of the host configuration, or `nil` for the appearance of the platform.
    ///   - folder: The folder.
    func draw(_ cards: [Card], hostConfig: URL?, into folder: URL) throws {
        guard let origin = InstallationOrigin.recorded(for: program),
            FileManager.default.fileExists(atPath: origin.checkout + "/Package.swift")
        else {
            Console.printError(
                """
                error: The checkout of Trestle, whose program CardPreviews draws cards, was not found. Install trestle with 'make install' in a \
                checkout, and keep the checkout.
                """)
            throw ExitCode.failure
        }
        // Expanded templates have no file, and cards with one name must not replace each other.
        let temporary = FileManager.default.temporaryDirectory.appendingPathComponent("trestle-cards-\(UUID())")
        defer { try? FileManager.default.removeItem(at: temporary) }
        let files = try cards.enumerated().map { index, card in
            let file = temporary.appendingPathComponent("\(index)/\(card.file.lastPathComponent)")
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try card.json.encoded().write(to: file)
            return file.path
        }
        // The problems that were printed before precede the output of the other program.
        fflush(nil)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        let appearance = hostConfig.map { ["--host-config", $0.path] } ?? []
        process.arguments =
            ["swift", "run", "--package-path", origin.checkout, "CardPreviews"] + appearance + [folder.path] + files
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 { throw ExitCode.failure }
    }
}
